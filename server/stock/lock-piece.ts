import type { StaffPiece } from '#contract/admin/stock/piece.ts';
import type { Db } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { type LockedPieceRow, lockPieces } from './queries-change.ts';
import { readStaffPiece, requirePiece } from './read-pieces.ts';

/** A call that concerns one piece. */
export interface PieceCall {
  caller: StaffCaller;
  input: { serial: string };
  now: Date;
}

export const readPiece = (
  db: Db,
  { caller: { staff }, input: { serial }, now }: PieceCall,
): Promise<StaffPiece> => readStaffPiece(db, { serial, viewer: { staff, now } });

/**
 * Locks the piece and returns it. Refuses with NOT_FOUND, also for a piece of another store, and with VERSION_CONFLICT and the current
 * piece if it has changed in the meantime.
 */
export async function lockPiece(
  db: Db,
  call: PieceCall & { input: { version: number } },
): Promise<LockedPieceRow> {
  const { caller, input } = call;
  const { serial_number: serial } = await requirePiece(db, input.serial);
  const [piece] = await lockPieces(db, [serial]);
  if (piece === undefined) throw new Refusal('NOT_FOUND');
  requireOwnStore(caller, piece.storeId);
  if (piece.version === input.version) return piece;
  const last = await lastChange(db, { resource: 'piece', recordId: serial });
  throw new Refusal('VERSION_CONFLICT', { current: await readPiece(db, call), ...last });
}

/** Returns the piece without a lock: holds decide who has it. Refuses with NOT_FOUND, also for a piece of another store. */
export async function requireOwnPiece(
  db: Db,
  { caller, input: { serial } }: PieceCall,
): Promise<{ id: number; storeId: number | null; state: string }> {
  const { id, store_id: storeId, product_item_state: state } = await requirePiece(db, serial);
  requireOwnStore(caller, storeId);
  return { id, storeId, state };
}
