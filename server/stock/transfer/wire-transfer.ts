import type { Transfer, TransferRow } from '#contract/admin/stock/transfer.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { names } from '#server/kit/wire.ts';
import type { TransferListRow, TransferPieceRow } from './queries-transfer.ts';

export function transferRowToWire(row: TransferListRow): TransferRow {
  return {
    id: row.id,
    state: row.transfer_state,
    fromStoreId: row.from_store_id,
    toStoreId: row.to_store_id,
    sentAt: row.sent_at.toISOString(),
    sentBy: row.sender,
    arrivesOn: row.arrives_on,
    pieces: row.pieces,
    received: row.received,
    missing: row.missing,
  };
}

export function transferToWire(
  {
    row,
    pieces,
    waiting,
  }: {
    row: TransferListRow;
    pieces: readonly TransferPieceRow[];
    waiting: Transfer['waiting'] | undefined;
  },
  { staff, stores }: Pick<StaffCaller, 'staff' | 'stores'>,
): Transfer {
  const isGoalOwn = stores === null || (row.to_store_id !== null && stores.includes(row.to_store_id));
  return {
    ...transferRowToWire(row),
    reason: row.reason,
    waiting: waiting ?? null,
    lines: pieces.map((piece) => ({
      serialNumber: piece.serial_number,
      ...names(piece.name),
      weightGrams: piece.weight_mg / 1000,
      state: piece.product_item_state,
      receivedAt: piece.received_at?.toISOString() ?? null,
      receivedBy: piece.receiver,
      isMissing: piece.missing_at !== null,
    })),
    mayReceive: row.transfer_state !== 'CLOSED' && isGoalOwn && row.sent_by !== staff.id,
  };
}
