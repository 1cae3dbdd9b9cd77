import type { StaffVisit } from '#contract/admin/people/visit.ts';
import { formatInstant } from '../../kit/instants.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { toneOfVisit } from './visit-words.ts';

interface Props {
  rows: StaffVisit[];
  stores: StaffStores;
  isBusy: boolean;
  chosen: number | undefined;
  onOpen: (visit: StaffVisit) => void;
}

export function VisitsTable({ rows, stores, isBusy, chosen, onOpen }: Props) {
  const { t, language } = useWords();
  const columns: DataColumn<StaffVisit>[] = [
    {
      head: t('bo-people:column.name'),
      cell: (visit) => (
        <button
          type="button"
          className="row-link row-open"
          aria-pressed={visit.id === chosen}
          onClick={() => onOpen(visit)}
        >
          {visit.name}
        </button>
      ),
    },
    {
      head: t('bo-people:column.state'),
      cell: ({ state }) => <Status tone={toneOfVisit[state]}>{t(`bo-people:visit.state.${state}`)}</Status>,
    },
    {
      head: t('bo-people:column.startsAt'),
      cell: ({ startsAt }) => formatInstant(startsAt, language),
    },
    {
      head: t('bo-people:column.store'),
      cell: ({ storeId }) => {
        const store = stores.find(({ id }) => id === storeId);
        return store ? nameIn(store, language) : '';
      },
    },
  ];
  const wideColumns: DataColumn<StaffVisit>[] = [
    { head: t('bo-people:column.place'), className: 'wide-only ink-2', cell: ({ place }) => place },
    { head: t('bo-people:column.phone'), className: 'wide-only ink-2', cell: ({ phone }) => phone },
  ];
  return (
    <DataTable
      caption={t('bo-people:tab.visits')}
      rows={rows}
      columns={chosen === undefined ? [...columns, ...wideColumns] : columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
      isChosen={({ id }) => id === chosen}
    />
  );
}
