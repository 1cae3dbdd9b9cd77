import type { EmptyFilter } from '#contract/admin/figures/demand.ts';
import { facetNames } from '#contract/words.ts';
import { type DataColumn, DataTable } from '../../kit/list/data-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { BarCell } from '../bar-cell.tsx';

const isFacet = (name: string): boolean => facetNames.some((facet) => facet === name);

/** Filters without results, each with a link to the shop's list with this filter. */
export function EmptyFilters({ filters }: { filters: readonly EmptyFilter[] }) {
  const { t } = useWords();
  const most = Math.max(1, ...filters.map(({ sessions }) => sessions));
  const columns: DataColumn<EmptyFilter>[] = [
    {
      head: t('bo-figures:demand.column.facet'),
      cell: ({ facet, values }) => (
        <>
          <b>{t(`bo-figures:demand.facet.${facet}`, { defaultValue: facet })}</b>{' '}
          {values.replaceAll(',', ', ')}
        </>
      ),
    },
    {
      head: t('bo-figures:demand.column.sessions'),
      cell: ({ sessions }) => <BarCell value={sessions} most={most} />,
    },
    {
      head: t('bo-figures:demand.column.nextStep'),
      className: 'row-action',
      cell: ({ facet, values }) =>
        isFacet(facet) && (
          <a
            className="text-link"
            href={`/catalog?${new URLSearchParams({ [facet]: values }).toString()}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('bo-figures:demand.look')}
          </a>
        ),
    },
  ];
  return (
    <DataTable
      caption={t('bo-figures:demand.filters')}
      rows={filters}
      keyOf={({ facet, values }) => `${facet} ${values}`}
      columns={columns}
    />
  );
}
