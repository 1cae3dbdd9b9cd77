import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { formatSom } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import type { CatalogWords } from '../load-catalog.ts';
import { makes } from '../model-words.ts';
import type { ModelForm } from './model-form.ts';
import './weight-price.css';

/** The finenesses of most gold, silver and platinum in the shop. */
const defaultProbes: ReadonlySet<number> = new Set([585, 925, 950]);

interface Priced {
  /** The choices that it was computed for; other choices have another price. */
  of: string;
  /** soʻm; null if the formula cannot compute a price. */
  price: number | null;
}

/** What a piece of this metal and make would cost, before there is one; each piece is later priced by its own weight. */
export function WeightPrice({ catalog }: { catalog: CatalogWords }) {
  const { t, language } = useWords();
  const { probes, probe, setProbe, weight, setWeight, make, price, compute, error, isBusy } =
    useWeightPrice(catalog);
  return (
    <fieldset className="weight-price">
      <legend className="label">{t('bo-models:weightPrice.title')}</legend>
      <div className="weight-price-fields">
        <FieldFrame label={t('bo-models:weightPrice.probe')}>
          {(ids) => (
            <select
              className="input"
              value={probe}
              onChange={({ target }) => setProbe(target.value)}
              {...ids}
            >
              {probes.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Field
          label={t('bo-models:weightPrice.weight')}
          inputMode="decimal"
          autoComplete="off"
          value={weight}
          onChange={({ target }) => setWeight(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            compute();
          }}
        />
        <Button
          kind="secondary"
          type="button"
          loading={isBusy}
          disabledReason={make === undefined ? t('bo-models:makeFirst') : undefined}
          onClick={compute}
        >
          {t('bo-models:weightPrice.do')}
        </Button>
      </div>
      <output>
        {price === null && t('bo-models:weightPrice.none')}
        {typeof price === 'number' && <b className="weight-price-sum">{formatSom(price, language)}</b>}
      </output>
      <ProblemLine error={error} />
      <p className="meta ink-2">{t('bo-models:weightPrice.help')}</p>
    </fieldset>
  );
}

/** `price` is undefined until it is computed for the present choices. */
function useWeightPrice(catalog: CatalogWords) {
  const [metal, chosenMake] = useWatch<ModelForm, ['metal', 'make']>({ name: ['metal', 'make'] });
  const [chosenProbe, setProbe] = useState('');
  const [weight, setWeight] = useState('');
  const [priced, setPriced] = useState<Priced | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const probes = probesOf(catalog, metal);
  const probe =
    probes.find((one) => String(one) === chosenProbe) ??
    probes.find((one) => defaultProbes.has(one)) ??
    probes.at(-1);
  const weightGrams = Number(weight.trim().replace(',', '.'));
  const make = makes.find((one) => one === chosenMake);
  const of = [metal, make, probe, weightGrams].join(' ');
  const compute = () => {
    if (make === undefined || probe === undefined || !(weightGrams > 0)) return;
    const query = { metal, make, probe, weightGrams };
    void attempt(async () => {
      const { price } = await callApi('GET /api/admin/v1/price-by-weight', { query });
      setPriced({ of, price });
    });
  };
  const price = priced?.of === of ? priced.price : undefined;
  return { probes, probe, setProbe, weight, setWeight, make, price, compute, error, isBusy };
}

function probesOf({ metals, preciousMetals }: CatalogWords, metal: string): readonly number[] {
  const preciousMetal = metals.find(({ code }) => code === metal)?.preciousMetal;
  return preciousMetals.find(({ code }) => code === preciousMetal)?.probes ?? [];
}
