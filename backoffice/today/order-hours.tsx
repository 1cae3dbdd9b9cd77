import { useEffect, useState } from 'react';
import type { OrderHours as Found } from '#contract/admin/figures.ts';
import { formatInteger } from '#ui/format.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { useAttempt } from '../shell/login/use-attempt.ts';
import { heatOf } from './heat.ts';
import { saveCsv } from '../kit/numbers/save-csv.ts';

interface Props {
  from: string;
  to: string;
  storeId: number | undefined;
}

/** Shows how many orders are placed in each hour of the week; loaded when it is opened. */
export function OrderHours(props: Props) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="more-figures" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="section-title">{t('bo-today:hours')}</summary>
      {isOpen && <Hours {...props} />}
    </details>
  );
}

function Hours({ from, to, storeId }: Props) {
  const { t } = useWords();
  const { attempt, error } = useAttempt();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const query = { from, to, ...(storeId !== undefined && { storeId }) };
    void attempt(async () => setFound(await callApi('GET /api/admin/v1/figures/hours', { query })));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `attempt` is a new function at each render
  }, [from, to, storeId]);
  if (error !== null) return <ProblemLine error={error} />;
  if (found === null) return null;
  return found.hours.length === 0 ? <p className="ink-2">{t('bo-today:noOrders')}</p> : <Heat {...found} />;
}

function Heat({ hours }: Found) {
  const { t, language } = useWords();
  const { first, last, rows, most } = heatOf(hours);
  const heads = Array.from({ length: last - first + 1 }, (_, nth) => String(first + nth));
  const days = rows.map((_, nth) => t(`bo-today:weekday.${nth + 1}`));
  const save = () =>
    saveCsv(
      'hours.csv',
      [[t('bo-today:column.day'), ...heads], ...rows.map((row, nth) => [days[nth] ?? '', ...row])],
      language,
    );
  return (
    <>
      <p className="meta ink-2">{t('bo-today:hoursHelp')}</p>
      <div className="table-frame">
        <table className="heat">
          <caption className="visually-hidden">{t('bo-today:hours')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('bo-today:column.day')}</th>
              {heads.map((hour) => (
                <th key={hour} scope="col">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, nth) => (
              <tr key={days[nth]}>
                <th scope="row">{days[nth]}</th>
                {row.map((orders, hour) => (
                  <td key={heads[hour]} data-heat={Math.ceil((orders / most) * 4)}>
                    {orders === 0 ? '' : formatInteger(orders, language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button type="button" className="text-link" onClick={save}>
        {t('bo-today:saveCsv')}
      </button>
    </>
  );
}
