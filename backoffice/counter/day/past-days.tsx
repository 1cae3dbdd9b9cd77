import { useRevalidator } from 'react-router';
import type { CashDay } from '#contract/admin/cash-day.ts';
import { formatInteger } from '#ui/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../../kit/instants.ts';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { PrintButton } from '../../shell/print/print-button.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';

/** Closed cash days; a manager confirms each. */
export function PastDays({ days }: { days: readonly CashDay[] }) {
  const { t, language } = useWords();
  const session = useSession();
  const { revalidate } = useRevalidator();
  const { attempt, error, isBusy } = useAttempt();
  const mayConfirm = hasPermission(session, 'money.settle');
  const confirm = (id: number) =>
    attempt(async () => {
      await callApi('POST /api/admin/v1/counter/days/:id/confirmation', { params: { id } });
      await revalidate();
    });
  return (
    <section className="day-past" aria-labelledby="past-days">
      <h2 className="section-title" id="past-days">
        {t('bo-counter:day.past')}
      </h2>
      <ProblemLine error={error} />
      <ul className="past-days">
        {days.map((day) => (
          <li key={day.id}>
            <div>
              <p>{day.closedAt !== null && formatInstant(day.closedAt, language)}</p>
              <p className="meta ink-2">{[day.reason, day.confirmedBy].filter(Boolean).join(' · ')}</p>
              <PrintButton
                kind="text"
                label={t('bo-counter:day.report')}
                load={() => callApi('POST /api/admin/v1/papers/cash-day', { body: { id: day.id, language } })}
              />
            </div>
            <p className="past-sum">
              {formatInteger(day.counted ?? 0, language)}
              {day.difference !== null && day.difference !== 0 && (
                <span className="day-difference">
                  {day.difference > 0 && '+'}
                  {formatInteger(day.difference, language)}
                </span>
              )}
            </p>
            {day.state === 'CLOSED' && mayConfirm ? (
              <Button kind="secondary" loading={isBusy} onClick={() => void confirm(day.id)}>
                {t('bo-counter:day.confirm')}
              </Button>
            ) : (
              <Status tone={day.state === 'CONFIRMED' ? 'done' : 'waits'}>
                {t(`bo-counter:day.state.${day.state}`)}
              </Status>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
