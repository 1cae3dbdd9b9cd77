import { Link } from 'react-router';
import type { EmptySearch } from '#contract/admin/figures/demand.ts';
import { formatDay } from '#ui/dates.ts';
import { type DataColumn, DataTable } from '../../kit/list/data-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { hasPermission, useSession } from '../../shell/session.ts';
import { BarCell } from '../bar-cell.tsx';

/** Queries without results, each with a link to add a synonym. */
export function EmptySearches({ terms }: { terms: readonly EmptySearch[] }) {
  const { t, language } = useWords();
  const maySay = hasPermission(useSession(), 'search.write');
  const most = Math.max(1, ...terms.map(({ searches }) => searches));
  const columns: DataColumn<EmptySearch>[] = [
    { head: t('bo-figures:demand.column.term'), cell: ({ term }) => <b>{term}</b> },
    {
      head: t('bo-figures:demand.column.searches'),
      cell: ({ searches }) => <BarCell value={searches} most={most} />,
    },
    {
      head: t('bo-figures:demand.column.lastOn'),
      isLabelled: true,
      cell: ({ lastOn }) => formatDay(lastOn, language),
    },
    {
      head: t('bo-figures:demand.column.nextStep'),
      className: 'row-action',
      cell: ({ term, hasSynonym }) => {
        if (hasSynonym) return <span className="ink-2">{t('bo-figures:demand.synonymThere')}</span>;
        return (
          maySay && (
            <Link className="text-link" to={`/content/search?synonym=${encodeURIComponent(term)}`}>
              {t('bo-figures:demand.addSynonym')}
            </Link>
          )
        );
      },
    },
  ];
  return (
    <DataTable
      caption={t('bo-figures:demand.terms')}
      rows={terms}
      keyOf={({ term }) => term}
      columns={columns}
    />
  );
}
