import { useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import type { CashDay, CashDays } from '#contract/admin/cash-day.ts';
import { formatInteger, formatSom } from '#ui/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { Notice } from '../../kit/notice.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { PrintButton } from '../../shell/print/print-button.tsx';
import { nameIn } from '../../shell/stores.ts';
import { CounterFrame } from '../counter-frame.tsx';
import { loadCounterStore } from '../counter-store.ts';
import { CloseForm, CountForm, MoveSheet, OpenForm } from './day-forms.tsx';
import { PastDays } from './past-days.tsx';
import './day.css';

export const loader = withPermission('money.read', async (args) => {
  const counter = await loadCounterStore(args);
  const { storeId } = counter;
  return { ...counter, days: await callApi('GET /api/admin/v1/counter/days', { query: { storeId } }) };
});

/** The cash day of the store: opened with a count of the drawer, closed with another one. */
export function Component() {
  const { t } = useWords();
  const { stores, storeId, days } = useLoaderData<typeof loader>();
  const { current, past, unclosed } = days;
  return (
    <CounterFrame title={t('bo-counter:day.title')} stores={stores} storeId={storeId}>
      <Unclosed days={unclosed} storeId={storeId} />
      {current === null ? <OpenForm storeId={storeId} /> : <Today key={current.id} day={current} />}
      {past.length > 0 && <PastDays days={past} />}
    </CounterFrame>
  );
}

/** The stores whose cash day should have been closed before today, each with a link to it. */
function Unclosed({ days, storeId }: { days: CashDays['unclosed']; storeId: number }) {
  const { t, language } = useWords();
  const { stores } = useLoaderData<typeof loader>();
  if (days.length === 0) return null;
  return (
    <Notice tone="bad">
      {t('bo-counter:day.unclosed')}
      <ul className="unclosed-days">
        {days.map((day) => {
          const store = stores.find(({ id }) => id === day.storeId);
          const name = store === undefined ? '' : nameIn(store, language);
          return (
            <li key={day.id}>
              {day.storeId === storeId ? name : <Link to={`/counter/day?store=${day.storeId}`}>{name}</Link>}
              {', '}
              {t('bo-counter:day.since', { at: formatInstant(day.openedAt, language) })}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

function Today({ day }: { day: CashDay }) {
  const { t, language } = useWords();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<'DEPOSIT' | 'PAYOUT' | 'COUNT' | null>(null);
  const done = () => {
    setStep(null);
    void revalidate();
  };
  return (
    <section className="day" aria-labelledby="day-title">
      <header className="day-head">
        <h2 className="section-title" id="day-title">
          {t('bo-counter:day.openedAt', { at: formatInstant(day.openedAt, language), who: day.openedBy })}
        </h2>
        <Status tone="works">{t(`bo-counter:day.state.${day.state}`)}</Status>
        <PrintButton
          label={t('bo-counter:day.report')}
          load={() => callApi('POST /api/admin/v1/papers/cash-day', { body: { id: day.id, language } })}
        />
      </header>
      {day.state === 'OPEN' && step !== 'COUNT' && (
        <div className="bar">
          <Button onClick={() => setStep('COUNT')}>{t('bo-counter:day.count')}</Button>
          <Button kind="secondary" onClick={() => setStep('PAYOUT')}>
            {t('bo-counter:day.PAYOUT')}
          </Button>
          <Button kind="secondary" onClick={() => setStep('DEPOSIT')}>
            {t('bo-counter:day.DEPOSIT')}
          </Button>
        </div>
      )}
      {step === 'COUNT' && day.state === 'OPEN' && (
        <CountForm day={day} onDone={done} onClose={() => setStep(null)} />
      )}
      {day.state === 'COUNTED' && <Counted day={day} onDone={done} />}
      <Movements day={day} />
      {(step === 'DEPOSIT' || step === 'PAYOUT') && (
        <MoveSheet day={day} kind={step} onDone={done} onClose={() => setStep(null)} />
      )}
    </section>
  );
}

/** The count is final; the difference is shown now, and explained by the seller. */
function Counted({ day, onDone }: { day: CashDay; onDone: () => void }) {
  const { t, language } = useWords();
  const { counted, expected, difference } = day;
  if (counted === null || expected === null || difference === null) return null;
  return (
    <>
      <dl className="facts day-facts">
        <dt>{t('bo-counter:day.counted')}</dt>
        <dd>{formatSom(counted, language)}</dd>
        <dt>{t('bo-counter:day.expected')}</dt>
        <dd>{formatSom(expected, language)}</dd>
        <dt>{t('bo-counter:day.difference')}</dt>
        <dd className={difference === 0 ? undefined : 'day-difference'}>{signed(difference, language)}</dd>
      </dl>
      {difference === 0 && <Notice tone="ok">{t('bo-counter:day.right')}</Notice>}
      <CloseForm day={day} onDone={onDone} />
    </>
  );
}

/** The cash movements, the latest first. */
function Movements({ day }: { day: CashDay }) {
  const { t, language } = useWords();
  return (
    <div className="table-frame">
      <table className="table day-table">
        <thead>
          <tr>
            <th scope="col">{t('bo-counter:day.what')}</th>
            <th scope="col" className="num">
              {t('bo-counter:day.sum')}
            </th>
            <th scope="col">{t('bo-counter:day.why')}</th>
            <th scope="col">{t('bo-counter:day.at')}</th>
          </tr>
        </thead>
        <tbody>
          {day.movements.toReversed().map(({ at, kind, amount, order, act, staff, reason }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- cash movements are only added, so each keeps its number from the end
            <tr key={day.movements.length - index}>
              <td>{t(`bo-counter:day.kind.${kind}`)}</td>
              <td className="num">{signed(amount, language)}</td>
              <td>{[order, act, reason, staff].filter(Boolean).join(' · ')}</td>
              <td>{formatInstant(at, language)}</td>
            </tr>
          ))}
          <tr>
            <td>{t('bo-counter:day.opening')}</td>
            <td className="num">{formatInteger(day.opening, language)}</td>
            <td>{day.openedBy}</td>
            <td>{formatInstant(day.openedAt, language)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

type Language = ReturnType<typeof useWords>['language'];
const signed = (som: number, language: Language): string =>
  `${som > 0 ? '+' : ''}${formatInteger(som, language)}`;
