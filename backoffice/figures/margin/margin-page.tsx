import { useLoaderData } from 'react-router';
import type { MarginPart, MarginRow, MarginSums } from '#contract/admin/figures/margin.ts';
import { formatDay } from '#ui/dates.ts';
import { formatInteger, formatSom } from '#ui/format.ts';
import { type DataColumn, DataTable } from '../../kit/list/data-table.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { loadStores, nameIn } from '../../shell/stores.ts';
import { ExportButtons } from '../export-buttons.tsx';
import { FiguresFrame } from '../figures-frame.tsx';
import { KindLinks } from '../kind-links.tsx';
import { daysIn, PeriodChoice } from '../../kit/period/period-choice.tsx';
import { formatShare } from '../../kit/numbers/share.ts';
import { storeIn } from '../../shell/store/store-in.ts';

const kinds: readonly MarginPart[] = ['CATEGORY', 'METAL', 'MODEL', 'STORE', 'CHANNEL', 'WEEK'];

export const loader = withPermission('figures.margin', async ({ request }) => {
  const wanted = new URL(request.url).searchParams.get('by');
  const query = {
    ...daysIn(request),
    ...storeIn(request),
    by: kinds.find((kind) => kind === wanted) ?? 'CATEGORY',
  };
  const [margin, stores] = await Promise.all([
    callApi('GET /api/admin/v1/figures/margin', { query }),
    loadStores(),
  ]);
  return { query, ...margin, stores };
});

/** The margin, by product, place or time of the sale. */
export function Component() {
  const { t } = useWords();
  const { query, whole, before, rows } = useLoaderData<typeof loader>();
  const columns = useColumns(query.by);
  return (
    <FiguresFrame tab="margin">
      <p className="ink-2">{t('bo-figures:margin.lead')}</p>
      <div className="bar filters">
        <PeriodChoice />
      </div>
      <Sums whole={whole} before={before} />
      <KindLinks
        label={t('bo-figures:margin.kinds')}
        kinds={kinds.map((id) => ({ id, label: t(`bo-figures:margin.by.${id}`) }))}
        chosen={query.by}
      />
      {rows.length === 0 ? (
        <Nothing title={t('bo-figures:margin.empty')} />
      ) : (
        <>
          <DataTable
            caption={t('bo-figures:tab.margin')}
            rows={rows}
            keyOf={({ key }) => key ?? ''}
            columns={columns}
          />
          <ExportButtons
            load={(format) =>
              callApi('POST /api/admin/v1/figures/margin/export', { body: { ...query, format } })
            }
          />
        </>
      )}
    </FiguresFrame>
  );
}

/** The totals of the period, each with that of the period before. */
function Sums({ whole, before }: { whole: MarginSums; before: MarginSums }) {
  const { t, language } = useWords();
  const share = (value: number | null) => (value === null ? '—' : formatShare(value, language));
  const shown: [name: 'margin' | 'share' | 'cost' | 'covered', of: (sums: MarginSums) => string][] = [
    ['margin', ({ margin }) => formatSom(margin, language)],
    ['share', (sums) => share(sums.share)],
    ['cost', ({ cost }) => formatSom(cost, language)],
    ['covered', ({ covered }) => share(covered)],
  ];
  return (
    <dl className="demand-sums money-sums">
      {shown.map(([name, of]) => (
        <div key={name}>
          <dt>{t(`bo-figures:margin.sum.${name}`)}</dt>
          <dd>{of(whole)}</dd>
          <dd className="margin-before meta ink-2">{t('bo-today:before', { value: of(before) })}</dd>
        </div>
      ))}
    </dl>
  );
}

function useColumns(by: MarginPart): DataColumn<MarginRow>[] {
  const { t, language } = useWords();
  const { stores } = useLoaderData<typeof loader>();
  const number = (
    name: 'sold' | 'net' | 'cost' | 'margin' | 'share' | 'covered',
    text: (row: MarginRow) => string,
  ): DataColumn<MarginRow> => ({
    head: t(`bo-figures:margin.column.${name}`),
    className: 'num',
    isLabelled: true,
    cell: text,
  });
  const nameOf = (row: MarginRow): string => {
    const { key } = row;
    if (by === 'STORE') {
      if (key === null) return t('bo-figures:stock.delivered');
      const store = stores.find(({ id }) => String(id) === key);
      return store === undefined ? t('bo-figures:weeks.closed') : nameIn(store, language);
    }
    if (key === null) return '—';
    if (by === 'CHANNEL') return t(`bo-figures:stock.channel.${key}`);
    if (by === 'WEEK') return formatDay(key, language);
    return by === 'MODEL' ? `${key} ${nameIn(row, language)}` : nameIn(row, language);
  };
  // the margin is unknown if the cost of none of the pieces was entered
  const known = (row: MarginRow, text: string) => (row.costed === 0 ? '—' : text);
  return [
    { head: t(`bo-figures:margin.by.${by}`), cell: (row) => nameOf(row) },
    number('margin', (row) => known(row, formatInteger(row.margin, language))),
    number('share', ({ share }) => (share === null ? '—' : formatShare(share, language))),
    number('net', (row) => known(row, formatInteger(row.net, language))),
    number('cost', (row) => known(row, formatInteger(row.cost, language))),
    number('sold', ({ sold }) => formatInteger(sold, language)),
    number('covered', ({ covered }) => (covered === null ? '—' : formatShare(covered, language))),
  ];
}
