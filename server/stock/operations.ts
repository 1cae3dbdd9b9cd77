import { ReceivedPieces } from '#contract/admin/receive.ts';
import type { staffPieceOperations as declared } from '#contract/operations/admin/piece.ts';
import type { Db } from '#database/connect.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import { requireNamedStore, requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { changePiece } from './change-piece.ts';
import { type LockedPieceRow, lockPieces } from './queries-change.ts';
import { listStaffPieces, readPieceHistory, readStaffPiece, requirePiece } from './read-pieces.ts';
import { readScan } from './read-scan.ts';
import { receivePieces } from './receive/receive-pieces.ts';
import { putOnSale, withdrawPiece } from './withdraw-piece.ts';

export interface StockDeps {
  db: Db;
}

const receiveOnce = onceOnly(ReceivedPieces);

/** What the staff do with pieces. */
export const staffPieceOperations = {
  listStaffPieces: ({ db }, { caller, input, now }) =>
    listStaffPieces(db, { query: input, viewer: { staff: caller.staff, now } }),
  getStaffPiece: ({ db }, call) => readPiece(db, call),
  getPieceHistory: ({ db }, { caller, input, now }) =>
    readPieceHistory(db, { serial: input.serial, viewer: { staff: caller.staff, now } }),

  async changePiece({ db }, call) {
    await changePiece(db, await lockPiece(db, call), call.input);
    return readPiece(db, call);
  },

  async withdrawPiece({ db }, call) {
    const { caller, input, now } = call;
    const piece = await lockPiece(db, call);
    const { because, reason } = input;
    await withdrawPiece(db, { piece, because, reason, staffId: caller.staff.id, now });
    return readPiece(db, call);
  },

  async putPieceOnSale({ db }, call) {
    const piece = await lockPiece(db, call);
    await putOnSale(db, { piece, staffId: call.caller.staff.id, now: call.now });
    return readPiece(db, call);
  },

  async receivePieces({ db }, { caller, input, now }) {
    const { idempotencyKey: key, ...form } = input;
    await requireNamedStore(db, caller, form.storeId);
    const staffId = caller.staff.id;
    const keyed = { scope: `receive:${staffId}`, key, request: form, now };
    return receiveOnce(db, keyed, { run: () => receivePieces(db, { form, staffId, now }) });
  },

  readScan: ({ db }, { caller, input }) => readScan(db, { text: input.text, viewer: caller }),
} satisfies StaffFunctions<typeof declared, StockDeps>;

interface PieceCall {
  caller: StaffCaller;
  input: { serial: string };
  now: Date;
}

const readPiece = (db: Db, { caller: { staff }, input: { serial }, now }: PieceCall) =>
  readStaffPiece(db, { serial, viewer: { staff, now } });

/**
 * Locks the piece and answers it. Refuses NOT_FOUND, for a piece of a store that is not the caller's, too; VERSION_CONFLICT, with the piece
 * as it is now, when it has changed meanwhile.
 */
async function lockPiece(db: Db, call: PieceCall & { input: { version: number } }): Promise<LockedPieceRow> {
  const { caller, input } = call;
  const { serial_number: serial } = await requirePiece(db, input.serial);
  const [piece] = await lockPieces(db, [serial]);
  if (piece === undefined) throw new Refusal('NOT_FOUND');
  requireOwnStore(caller, piece.storeId);
  if (piece.version === input.version) return piece;
  throw new Refusal('VERSION_CONFLICT', { current: await readPiece(db, call) });
}
