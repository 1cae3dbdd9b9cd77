import { useState } from 'react';
import type { DeliveryTable } from '#contract/admin/delivery.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatDays } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { MoneyField } from '../../kit/forms/money-field.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { type District, DistrictField } from './district-field.tsx';

const requestQuote = (query: { districtId: number; total: number }) =>
  callApi('GET /api/admin/v1/delivery/quote', { query });
type Answer = Awaited<ReturnType<typeof requestQuote>>;

/** What a shopper in a district pays for delivery now, as the checkout shows it. */
export function Quote({ table }: { table: DeliveryTable }) {
  const { t } = useWords();
  const [district, setDistrict] = useState<District | null>(null);
  const [total, setTotal] = useState<number | null>(1_000_000);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { attempt, error, isBusy } = useAttempt();
  const request = () =>
    attempt(async () => {
      if (district === null) return;
      setAnswer(await requestQuote({ districtId: district.id, total: total ?? 0 }));
    });
  return (
    <section>
      <h2 className="section-title">{t('bo-content:delivery.quote')}</h2>
      <form
        className="form section-form"
        onSubmit={(event) => {
          event.preventDefault();
          void request();
        }}
      >
        <DistrictField
          places={table.places}
          onChange={(chosen) => {
            setDistrict(chosen);
            setAnswer(null);
          }}
        />
        <MoneyField
          label={t('bo-content:delivery.goods')}
          value={total}
          onChange={(sum) => {
            setTotal(sum);
            setAnswer(null);
          }}
        />
        <ProblemLine error={error} />
        <Button type="submit" kind="secondary" loading={isBusy} disabled={district === null}>
          {t('bo-content:delivery.ask')}
        </Button>
        <div aria-live="polite">{answer !== null && <QuoteAnswer answer={answer} />}</div>
      </form>
    </section>
  );
}

function QuoteAnswer({ answer }: { answer: Answer }) {
  const { t, language } = useWords();
  if (!answer.available) return <p className="delivery-answer">{t('bo-content:delivery.noCourier')}</p>;
  const { cost, freeFrom, earliestOn, latestOn, source } = answer;
  return (
    <div className="delivery-answer">
      <p className="delivery-sum">{cost === 0 ? t('bo-content:delivery.free') : formatSom(cost, language)}</p>
      <p>{formatDays({ from: earliestOn, to: latestOn }, language)}</p>
      <p className="ink-2">
        {t('bo-content:delivery.freeFromNamed', { sum: formatSom(freeFrom, language) })}.{' '}
        {t(`bo-content:delivery.source.${source}`)}
      </p>
    </div>
  );
}
