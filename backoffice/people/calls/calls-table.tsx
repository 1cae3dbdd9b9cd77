import type { StaffCallback } from '#contract/admin/people/callback.ts';
import { formatAge } from '../../kit/ages.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { toneOfCall } from './call-words.ts';

interface Props {
  rows: StaffCallback[];
  isBusy: boolean;
  chosen: number | undefined;
  onOpen: (call: StaffCallback) => void;
}

export function CallsTable({ rows, isBusy, chosen, onOpen }: Props) {
  const { t } = useWords();
  const columns: DataColumn<StaffCallback>[] = [
    {
      head: t('bo-people:column.name'),
      cell: (call) => (
        <button
          type="button"
          className="row-link row-open"
          aria-pressed={call.id === chosen}
          onClick={() => onOpen(call)}
        >
          {call.name}
        </button>
      ),
    },
    {
      head: t('bo-people:column.state'),
      cell: (call) => (
        <Status tone={toneOfCall(call)}>
          {t(call.isLate ? 'bo-people:call.state.late' : `bo-people:call.state.${call.state}`)}
        </Status>
      ),
    },
    { head: t('bo-people:column.subject'), cell: ({ subject }) => t(`bo-people:call.subject.${subject}`) },
    { head: t('bo-people:column.age'), cell: ({ createdAt }) => formatAge(createdAt, t) },
    {
      head: t('bo-people:column.bestTime'),
      className: 'wide-only ink-2',
      cell: ({ bestTime }) => t(`bo-people:call.time.${bestTime}`),
    },
  ];
  const wideColumns: DataColumn<StaffCallback>[] = [
    { head: t('bo-people:column.phone'), className: 'wide-only ink-2', cell: ({ phone }) => phone },
    {
      head: t('bo-people:column.language'),
      className: 'wide-only ink-2',
      cell: ({ language }) => t(`bo-shell:language.${language}`),
    },
  ];
  return (
    <DataTable
      caption={t('bo-people:tab.calls')}
      rows={rows}
      columns={chosen === undefined ? [...columns, ...wideColumns] : columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
      isChosen={({ id }) => id === chosen}
    />
  );
}
