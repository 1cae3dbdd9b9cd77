import { useLoaderData } from 'react-router';
import type { SizeRow } from '#contract/admin/figures/assortment.ts';
import { formatInteger, formatSize } from '#ui/format.ts';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ExportButtons } from '../export-buttons.tsx';
import { FiguresFrame } from '../figures-frame.tsx';
import { daysIn, PeriodChoice } from '../../kit/period/period-choice.tsx';

export const loader = withPermission('figures.read', async ({ request }) => {
  const query = daysIn(request);
  const { rows } = await callApi('GET /api/admin/v1/figures/sizes', { query });
  return { query, rows };
});

/** Ring sizes in demand, next to those on sale. */
export function Component() {
  const { t } = useWords();
  const { query, rows } = useLoaderData<typeof loader>();
  return (
    <FiguresFrame tab="sizes">
      <p className="ink-2">{t('bo-figures:sizes.lead')}</p>
      <div className="bar filters">
        <PeriodChoice />
      </div>
      {rows.length === 0 ? (
        <Nothing title={t('bo-figures:sizes.empty')} />
      ) : (
        <>
          <SizesTable rows={rows} />
          <ExportButtons
            load={(format) =>
              callApi('POST /api/admin/v1/figures/sizes/export', { body: { ...query, format } })
            }
          />
        </>
      )}
    </FiguresFrame>
  );
}

/** Two bars per size: the table is also the chart. */
function SizesTable({ rows }: { rows: readonly SizeRow[] }) {
  const { t, language } = useWords();
  const most = (of: (row: SizeRow) => number) => Math.max(1, ...rows.map(of));
  const [maxWanted, maxOnSale] = [most(({ wanted }) => wanted), most(({ onSale }) => onSale)];
  const number = (value: number) => (value === 0 ? '—' : formatInteger(value, language));
  return (
    <div className="wide-table">
      <table className="sizes">
        <caption className="visually-hidden">{t('bo-figures:tab.sizes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bo-figures:stock.column.size')}</th>
            <th scope="col">{t('bo-figures:stock.column.wanted')}</th>
            <th scope="col">{t('bo-figures:stock.column.onSale')}</th>
            <th scope="col">{t('bo-figures:stock.column.missed')}</th>
            <th scope="col">{t('bo-figures:stock.column.waits')}</th>
            <th scope="col" className="wide-only">
              {t('bo-figures:stock.column.sold')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sizeMm, wanted, missed, waits, sold, onSale }) => (
            <tr key={sizeMm}>
              <th scope="row">{formatSize(sizeMm, language)}</th>
              <td className="size-bar">
                <meter aria-hidden="true" max={maxWanted} value={wanted} />
                <span className="size-number">{number(wanted)}</span>
              </td>
              <td className="size-bar size-there">
                <meter aria-hidden="true" max={maxOnSale} value={onSale} />
                <span className="size-number">
                  {onSale === 0 ? <b className="size-none">0</b> : number(onSale)}
                </span>
              </td>
              <td>{number(missed)}</td>
              <td>{number(waits)}</td>
              <td className="wide-only">{number(sold)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
