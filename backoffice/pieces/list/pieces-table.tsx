import type { PieceColumn, StaffPieceRow } from '#contract/admin/stock/piece.ts';
import { type ListColumn, ListTable } from '../../kit/list/table/list-table.tsx';
import { SelectionCheck } from '../../kit/list/selection-check.tsx';
import type { Selection } from '../../kit/list/selection.ts';
import { useWords } from '../../kit/words.tsx';
import { piecesAddress } from './list-query.ts';

interface Props {
  rows: StaffPieceRow[];
  shown: readonly PieceColumn[];
  columns: Record<PieceColumn, ListColumn<StaffPieceRow>>;
  isBusy: boolean;
  selection: Selection;
}

export function PiecesTable({ rows, shown, columns, isBusy, selection }: Props) {
  const { t } = useWords();
  return (
    <ListTable
      caption={t('bo-shell:section.pieces')}
      rows={rows}
      shown={shown}
      columns={columns}
      keyOf={({ serialNumber }) => serialNumber}
      defaultSort={piecesAddress.sort}
      isBusy={isBusy}
      isChosen={({ serialNumber }) => selection.isChosen(serialNumber)}
      lead={({ serialNumber }) => (
        <SelectionCheck
          selection={selection}
          row={serialNumber}
          label={t('bo-bulk:choose', { record: serialNumber })}
        />
      )}
    />
  );
}
