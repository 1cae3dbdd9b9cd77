import { Link, useLoaderData } from 'react-router';
import type { AssortmentPart, SellThroughRow } from '#contract/admin/figures/assortment.ts';
import { formatInteger, formatSom } from '#ui/format.ts';
import { type DataColumn, DataTable } from '../../kit/list/data-table.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { nameIn } from '../../shell/stores.ts';
import { BarCell } from '../bar-cell.tsx';
import { ExportButtons } from '../export-buttons.tsx';
import { KindLinks } from '../kind-links.tsx';
import { FiguresFrame } from '../figures-frame.tsx';
import { daysIn, PeriodChoice } from '../../kit/period/period-choice.tsx';
import { formatShare } from '../../kit/numbers/share.ts';
import { storeIn } from '../../shell/store/store-in.ts';

const kinds: readonly AssortmentPart[] = ['CATEGORY', 'METAL', 'COLLECTION', 'MODEL'];

export const loader = withPermission('figures.read', async ({ request }) => {
  const wanted = new URL(request.url).searchParams.get('by');
  const query = {
    ...daysIn(request),
    ...storeIn(request),
    by: kinds.find((kind) => kind === wanted) ?? 'CATEGORY',
  };
  return { query, ...(await callApi('GET /api/admin/v1/figures/sell-through', { query })) };
});

/** Received, sold and remaining pieces, split by a property. */
export function Component() {
  const { t } = useWords();
  const { query, whole, rows } = useLoaderData<typeof loader>();
  const columns = useColumns(query.by, rows);
  return (
    <FiguresFrame tab="stock">
      <p className="ink-2">{t('bo-figures:stock.lead')}</p>
      <div className="bar filters">
        <PeriodChoice />
      </div>
      <Sums whole={whole} />
      <KindLinks
        label={t('bo-figures:stock.kinds')}
        kinds={kinds.map((id) => ({ id, label: t(`bo-figures:stock.by.${id}`) }))}
        chosen={query.by}
      />
      {rows.length === 0 ? (
        <Nothing title={t('bo-figures:stock.empty')} />
      ) : (
        <>
          <DataTable
            caption={t('bo-figures:tab.stock')}
            rows={rows}
            keyOf={({ key }) => key ?? ''}
            columns={columns}
          />
          <ExportButtons
            load={(format) =>
              callApi('POST /api/admin/v1/figures/sell-through/export', { body: { ...query, format } })
            }
          />
        </>
      )}
    </FiguresFrame>
  );
}

function Sums({ whole: { received, sold, onHand, share } }: { whole: SellThroughRow }) {
  const { t, language } = useWords();
  const shown: [string, string][] = [
    ['received', formatInteger(received, language)],
    ['sold', formatInteger(sold, language)],
    ['onHand', formatInteger(onHand, language)],
    ['share', share === null ? '—' : formatShare(share, language)],
  ];
  return (
    <dl className="demand-sums">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`bo-figures:stock.column.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useColumns(by: AssortmentPart, rows: readonly SellThroughRow[]): DataColumn<SellThroughRow>[] {
  const { t, language } = useWords();
  const most = Math.max(1, ...rows.map(({ sold }) => sold));
  const number = (name: 'received' | 'onHand' | 'days'): DataColumn<SellThroughRow> => ({
    head: t(`bo-figures:stock.column.${name}`),
    className: 'num',
    isLabelled: true,
    cell: (row) => (row[name] === null ? '—' : formatInteger(row[name], language)),
  });
  return [
    { head: t(`bo-figures:stock.by.${by}`), cell: (row) => <Name by={by} row={row} /> },
    { head: t('bo-figures:stock.column.sold'), cell: ({ sold }) => <BarCell value={sold} most={most} /> },
    number('onHand'),
    {
      head: t('bo-figures:stock.column.share'),
      className: 'num',
      isLabelled: true,
      cell: ({ share }) => (share === null ? '—' : formatShare(share, language)),
    },
    number('days'),
    number('received'),
    {
      head: t('bo-figures:stock.column.soldSom'),
      className: 'num',
      isLabelled: true,
      cell: ({ soldSom }) => formatSom(soldSom, language),
    },
    {
      head: t('bo-figures:stock.column.retail'),
      className: 'num',
      isLabelled: true,
      cell: ({ retail }) => formatSom(retail, language),
    },
  ];
}

/** The name of the row, and where its pieces are. */
function Name({ by, row }: { by: AssortmentPart; row: SellThroughRow }) {
  const { t, language } = useWords();
  if (row.key === null) return <b>{t(`bo-figures:stock.none.${by}`)}</b>;
  const name = nameIn(row, language);
  const query: Record<AssortmentPart, string | null> = {
    MODEL: `q=${row.key}`,
    CATEGORY: `categoryId=${row.key}`,
    METAL: `metal=${row.key}`,
    COLLECTION: `collectionId=${row.key}`,
  };
  return (
    <Link className="row-link" to={`/pieces?${query[by]}`}>
      {by === 'MODEL' ? `${row.key} ${name}` : name}
    </Link>
  );
}
