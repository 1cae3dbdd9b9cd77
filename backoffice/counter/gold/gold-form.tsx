import type { Gold } from '#contract/admin/gold.ts';
import { formatSom, formatWeight } from '#ui/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../../kit/words.tsx';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { nameIn } from '../../shell/stores.ts';
import { type Typed, useGoldForm } from './use-gold-form.ts';

interface Props {
  gold: Gold;
  storeId: number;
}

/** The weighed gold and its seller. */
export function GoldForm({ gold, storeId }: Props) {
  const { t } = useWords();
  const form = useGoldForm(gold, storeId);
  const { bought, chosen, price, net, amount, isWeightWrong, isTried, typed, set } = form;
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: isTried && typed[name].trim() === '' ? t('bo-shell:needed') : undefined,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  return (
    <form className="form gold-form" noValidate onSubmit={form.submit} aria-label={t('bo-counter:gold.new')}>
      <Field
        label={t('bo-counter:gold.description')}
        helper={t('bo-counter:gold.descriptionHelp')}
        maxLength={200}
        {...field('description')}
      />
      <div className="gold-pair">
        <MetalFields
          bought={bought}
          metal={chosen?.metal ?? ''}
          probe={price?.probe ?? 0}
          onMetal={form.setMetal}
          onProbe={form.setProbe}
        />
        <Field label={t('bo-counter:gold.gross')} inputMode="decimal" maxLength={10} {...field('gross')} />
        <Field
          label={t('bo-counter:gold.net')}
          helper={t('bo-counter:gold.netHelp')}
          inputMode="decimal"
          maxLength={10}
          {...field('net')}
          error={isTried && isWeightWrong ? t('bo-counter:gold.weightWrong') : undefined}
        />
      </div>
      <Worth gold={gold} net={net} amount={isWeightWrong ? 0 : amount} price={price?.price ?? 0} />
      <fieldset className="gold-person">
        <legend className="section-title">{t('bo-counter:gold.person')}</legend>
        <div className="gold-pair">
          <Field label={t('bo-counter:gold.name')} maxLength={60} {...field('name')} />
          <Field
            label={t('bo-counter:gold.document')}
            maxLength={40}
            autoCapitalize="characters"
            {...field('document')}
          />
        </div>
        <p className="meta ink-2">{t('bo-counter:gold.personHelp')}</p>
      </fieldset>
      <ProblemLine error={form.error} />
      <Button type="submit" loading={form.isBusy}>
        {t('bo-counter:gold.take')}
      </Button>
    </form>
  );
}

interface MetalProps {
  bought: Gold['rates'];
  metal: string;
  probe: number;
  onMetal: (metal: string) => void;
  onProbe: (probe: number) => void;
}

function MetalFields({ bought, metal, probe, onMetal, onProbe }: MetalProps) {
  const { t, language } = useWords();
  const probes = bought.find((one) => one.metal === metal)?.prices ?? [];
  return (
    <>
      <FieldFrame label={t('bo-counter:gold.metal')}>
        {(ids) => (
          <select className="input" value={metal} {...ids} onChange={(event) => onMetal(event.target.value)}>
            {bought.map((one) => (
              <option key={one.metal} value={one.metal}>
                {nameIn(one, language)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame label={t('bo-counter:gold.probe')}>
        {(ids) => (
          <select
            className="input"
            value={probe}
            {...ids}
            onChange={(event) => onProbe(Number(event.target.value))}
          >
            {probes.map((one) => (
              <option key={one.probe} value={one.probe}>
                {one.probe}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </>
  );
}

/** The amount paid for it, and its calculation. */
function Worth({
  gold,
  net,
  amount,
  price,
}: {
  gold: Gold;
  net: number | null;
  amount: number;
  price: number;
}) {
  const { t, language } = useWords();
  return (
    <div className="gold-worth" aria-live="polite">
      <p className="gold-sum">
        <span className="ink-2">{t('bo-counter:gold.sum')}</span>
        <b>{formatSom(amount, language)}</b>
      </p>
      {amount > 0 && net !== null && (
        <p className="meta ink-2">
          {t('bo-counter:gold.how', { net: formatWeight(net, language), price: formatSom(price, language) })}
        </p>
      )}
      {amount > gold.approvalAbove && (
        <p className="meta gold-big">
          {t('bo-counter:gold.big', { sum: formatSom(gold.approvalAbove, language) })}
        </p>
      )}
    </div>
  );
}
