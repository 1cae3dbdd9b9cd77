import type { OrderColumn, StaffOrderRow } from '#contract/admin/order.ts';
import { type ListColumn, ListTable } from '../../kit/list/table/list-table.tsx';
import { SelectionCheck } from '../../kit/list/selection-check.tsx';
import type { Selection } from '../../kit/list/selection.ts';
import { useWords } from '../../kit/words.tsx';
import { ordersAddress } from './list-query.ts';

interface Props {
  rows: StaffOrderRow[];
  shown: readonly OrderColumn[];
  columns: Record<OrderColumn, ListColumn<StaffOrderRow>>;
  isBusy: boolean;
  selection: Selection;
}

export function OrdersTable({ rows, shown, columns, isBusy, selection }: Props) {
  const { t } = useWords();
  return (
    <ListTable
      caption={t('bo-shell:section.orders')}
      className="orders-table"
      rows={rows}
      shown={shown}
      columns={columns}
      keyOf={({ number }) => number}
      defaultSort={ordersAddress.sort}
      isBusy={isBusy}
      isChosen={({ number }) => selection.isChosen(number)}
      lead={({ number }) => (
        <SelectionCheck selection={selection} row={number} label={t('bo-bulk:choose', { record: number })} />
      )}
    />
  );
}
