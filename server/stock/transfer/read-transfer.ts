import type { Transfer } from '#contract/admin/stock/transfer.ts';
import type { ReadDb } from '#database/connect.ts';
import { findWaitingRequest } from '#server/approval/waiting-request.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { findTransfer, selectTransferPieces } from './queries-transfer.ts';
import { transferToWire } from './wire-transfer.ts';

/** Refuses with NOT_FOUND, also for a transfer between other stores than the caller's. */
export async function readTransfer(db: ReadDb, id: number, caller: StaffCaller): Promise<Transfer> {
  const row = await findTransfer(db, { id, stores: caller.stores });
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const waiting = await findWaitingRequest(db, {
    resource: 'transfer',
    recordId: String(id),
    staff: caller.staff,
  });
  return transferToWire({ row, pieces: await selectTransferPieces(db, id), waiting }, caller);
}
