import type { Static } from 'typebox';
import type { SendTransfer } from '#contract/admin/stock/transfer.ts';
import type { Db } from '#database/connect.ts';
import { transferRefusal } from '#domain/stock/may-transfer.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { requireOwnStore, requireStoreExists } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { type LockedPieceRow, lockPieces, sumPrices } from '../queries-change.ts';
import { insertMovements } from '../queries-movement.ts';
import { endRequests } from '#server/approval/end-requests.ts';
import { requestApproval } from '#server/approval/request-approval.ts';
import { transferNumber } from './end-transfer.ts';
import {
  findTransfer,
  insertTransfer,
  lockTransfer,
  markMissing,
  markReceived,
  selectTransferPieces,
  selectTransferFacts,
  setTransferState,
  type TransferListRow,
  type TransferPieceRow,
} from './queries-transfer.ts';

type Who = Pick<StaffCaller, 'staff' | 'stores'>;

/**
 * Sends pieces to another place. Refuses with NOT_FOUND if the caller does not work in the sending store or the receiving one does not
 * exist, with DAY_PAST for an arrival before today, and with PIECE_STATE_CONFLICT (facts: pieces, each with why) if one of them cannot
 * travel; then none is sent.
 */
export async function sendTransfer(
  db: Db,
  { sent, caller, now }: { sent: Static<typeof SendTransfer>; caller: Who; now: Date },
): Promise<number> {
  const { fromStoreId: from, toStoreId: to, arrivesOn, serials } = sent;
  requireOwnStore(caller, from);
  if (from === to) throw new Refusal('NOT_FOUND');
  if (arrivesOn < tashkentDay(now)) throw new Refusal('DAY_PAST');
  await requireStoreExists(db, to);
  const pieces = await lockPieces(db, serials);
  await requireTransferable(db, { pieces, serials, from, to });
  const itemIds = pieces.map(({ id }) => id);
  const staffId = caller.staff.id;
  const id = await insertTransfer(db, { fromStoreId: from, toStoreId: to, arrivesOn, staffId, now, itemIds });
  await insertMovements(db, { itemIds, kind: 'SENT', from, to, staffId, now, document: transferNumber(id) });
  return id;
}

async function requireTransferable(
  db: Db,
  given: {
    pieces: readonly LockedPieceRow[];
    serials: readonly string[];
    from: number | null;
    to: number | null;
  },
): Promise<void> {
  const { pieces, serials, from, to } = given;
  const travels = await selectTransferFacts(
    db,
    pieces.map(({ id }) => id),
  );
  const refused = serials.flatMap((serial) => {
    const piece = pieces.find((one) => one.serial === serial);
    const travel = travels.find(({ id }) => id === piece?.id);
    if (piece === undefined || travel === undefined) return [{ serial, why: 'UNKNOWN' }];
    const { is_in_transit: isInTransit, pickup_store_id: pickupStoreId } = travel;
    const why = transferRefusal({ ...piece, isInTransit, pickupStoreId }, { from, to });
    return why === null ? [] : [{ serial, why }];
  });
  if (refused.length > 0) throw new Refusal('PIECE_STATE_CONFLICT', { pieces: refused });
}

/**
 * Receives the scanned pieces of a transfer and returns the others. When all have arrived, a request to record some of them as lost is
 * over. Refuses with TRANSFER_CLOSED, and with SENDER_RECEIVES if the caller sent it.
 */
export async function receiveTransfer(
  db: Db,
  { id, serials, caller, now }: { id: number; serials: readonly string[]; caller: Who; now: Date },
): Promise<string[]> {
  const { transfer, waiting, all } = await openTransfer(db, { id, caller });
  const arrived = waiting.filter(({ serial_number: serial }) => serials.includes(serial));
  const itemIds = arrived.map((piece) => piece.item_id);
  if (arrived.length > 0) {
    await lockPieces(
      db,
      arrived.map((piece) => piece.serial_number),
    );
    const movement = { ...movementOf(transfer), staffId: caller.staff.id, now };
    const [found, expected] = [true, false].map((isFound) =>
      arrived.filter((piece) => (piece.missing_at !== null) === isFound).map((piece) => piece.item_id),
    );
    await markReceived(db, { id, itemIds, staffId: caller.staff.id, now });
    await insertMovements(db, { ...movement, itemIds: expected ?? [], kind: 'ARRIVED' });
    await insertMovements(db, { ...movement, itemIds: found ?? [], kind: 'FOUND' });
    const state = arrived.length === waiting.length ? 'CLOSED' : 'ARRIVED';
    await setTransferState(db, { id, state, now });
    if (state === 'CLOSED')
      await endRequests(db, { kind: 'LOST', resource: 'transfer', recordId: String(id), now });
  }
  const known = new Set(all.map((piece) => piece.serial_number));
  return serials.filter((serial) => !known.has(serial));
}

/**
 * Closes a transfer: pieces that did not arrive are off sale at once, and a second person decides whether they are lost, which ends the
 * transfer. Until then they can still be received. Refuses as `receiveTransfer` does.
 */
export async function closeTransfer(
  db: Db,
  { id, reason, caller, now }: { id: number; reason: string; caller: Who; now: Date },
): Promise<void> {
  const { transfer, waiting } = await openTransfer(db, { id, caller });
  const serials = waiting.map((piece) => piece.serial_number);
  const itemIds = waiting.filter((piece) => piece.missing_at === null).map((piece) => piece.item_id);
  const staffId = caller.staff.id;
  await lockPieces(db, serials);
  await markMissing(db, { id, itemIds, now });
  await insertMovements(db, { ...movementOf(transfer), itemIds, kind: 'MISSING', staffId, now, reason });
  await setTransferState(db, { id, state: 'ARRIVED', now, reason });
  await requestApproval(db, {
    kind: 'LOST',
    payload: { serials, transferId: id },
    effect: { amountSom: await sumPrices(db, serials), serials },
    resource: 'transfer',
    recordId: String(id),
    reason,
    requestedBy: staffId,
    now,
  });
}

const movementOf = ({ id, from_store_id: from, to_store_id: to }: TransferListRow) => ({
  from,
  to,
  document: transferNumber(id),
});

/** Locks the transfer for callers who may receive it. `waiting`: pieces not received, including those reported missing. */
async function openTransfer(
  db: Db,
  { id, caller }: { id: number; caller: Who },
): Promise<{ transfer: TransferListRow; waiting: TransferPieceRow[]; all: TransferPieceRow[] }> {
  await lockTransfer(db, id);
  const transfer = await findTransfer(db, { id, stores: caller.stores });
  if (transfer === undefined) throw new Refusal('NOT_FOUND');
  requireOwnStore(caller, transfer.to_store_id);
  if (transfer.transfer_state === 'CLOSED') throw new Refusal('TRANSFER_CLOSED');
  if (transfer.sent_by === caller.staff.id) throw new Refusal('SENDER_RECEIVES');
  const all = await selectTransferPieces(db, id);
  return {
    transfer,
    all,
    waiting: all.filter((piece) => piece.received_at === null),
  };
}
