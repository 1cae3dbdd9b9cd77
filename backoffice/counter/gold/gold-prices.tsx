import { useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { GoldRate } from '#contract/admin/gold.ts';
import { formatInteger, formatSom } from '#ui/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { nameIn } from '../../shell/stores.ts';

/** The price per gram by fineness. Staff who may set rates also see metals that are not bought. */
export function GoldPrices({ rates }: { rates: readonly GoldRate[] }) {
  const { t, language } = useWords();
  const [changed, setChanged] = useState<GoldRate | null>(null);
  const mayChange = hasPermission(useSession(), 'rates.write');
  const shown = rates.filter(({ rate }) => mayChange || rate !== null);
  return (
    <section className="gold-prices" aria-labelledby="gold-prices">
      <h2 className="section-title" id="gold-prices">
        {t('bo-counter:gold.prices')}
      </h2>
      {shown.map((one) => (
        <div key={one.metal} className="gold-metal">
          <div className="gold-metal-head">
            <h3>{nameIn(one, language)}</h3>
            <p className="meta ink-2">
              {one.rate === null
                ? t('bo-counter:gold.rateNone')
                : t('bo-counter:gold.rateOf', { sum: formatSom(one.rate, language) })}
            </p>
            {mayChange && (
              <Button
                kind="text"
                aria-label={`${t('bo-counter:gold.change')}: ${nameIn(one, language)}`}
                onClick={() => setChanged(one)}
              >
                {t('bo-counter:gold.change')}
              </Button>
            )}
          </div>
          {one.rate !== null && (
            <dl className="gold-list">
              {one.prices.map(({ probe, price }) => (
                <div key={probe}>
                  <dt>{probe}</dt>
                  <dd>{price !== null && formatInteger(price, language)}</dd>
                </div>
              ))}
            </dl>
          )}
          {one.setBy !== null && one.setAt !== null && (
            <p className="meta ink-2">
              {t('bo-counter:gold.setBy', { who: one.setBy, at: formatInstant(one.setAt, language) })}
            </p>
          )}
        </div>
      ))}
      {changed !== null && <RateSheet rate={changed} onClose={() => setChanged(null)} />}
    </section>
  );
}

function RateSheet({ rate: { metal, rate, ...names }, onClose }: { rate: GoldRate; onClose: () => void }) {
  const { t, language } = useWords();
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  const [som, setSom] = useState(rate);
  const [isTried, setTried] = useState(false);
  const submit = (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    setTried(true);
    if (!som) return;
    void attempt(async () => {
      await callApi('POST /api/admin/v1/counter/gold/rates', { body: { metal, rate: som } });
      await revalidate();
      onClose();
    });
  };
  return (
    <Sheet
      title={t('bo-counter:gold.rateTitle', { metal: nameIn(names, language) })}
      isOpen
      onClose={onClose}
    >
      <form className="form" noValidate onSubmit={submit}>
        <MoneyField
          label={t('bo-counter:gold.rate')}
          helper={t('bo-counter:gold.rateHelp')}
          value={som}
          onChange={setSom}
          error={isTried && !som ? t('bo-shell:needed') : undefined}
        />
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {t('bo-counter:gold.save')}
        </Button>
      </form>
    </Sheet>
  );
}
