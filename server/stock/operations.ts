import { ReceivedPieces } from '#contract/admin/stock/receive.ts';
import type { staffPieceOperations as declared } from '#contract/operations/admin/stock/piece.ts';
import type { Db } from '#database/connect.ts';
import type { FileStore } from '#providers/files/port.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import { requireNamedStore } from '#server/kit/own-store.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { changePiece } from './change-piece.ts';
import { listPieceParams } from './facts/save-params.ts';
import { lockPiece, readPiece } from './lock-piece.ts';
import { addPiecePicture, arrangePiecePictures } from './pictures/piece-pictures.ts';
import { updatePiece, upsertCost } from './queries-change.ts';
import { selectPieceTags } from './queries-piece-list.ts';
import { listStaffPieces, readPieceHistory } from './read-pieces.ts';
import { readScan } from './read-scan.ts';
import { receiveFirstPieces } from './receive/receive-first-pieces.ts';
import { receiveLooseStone } from './receive/receive-loose-stone.ts';
import { receivePieces } from './receive/receive-pieces.ts';
import { putOnSale, withdrawPiece } from './withdraw-piece.ts';

export interface StockDeps {
  db: Db;
  files: FileStore;
}

const receiveOnce = onceOnly(ReceivedPieces);

/** The staff's operations on pieces. */
export const staffPieceOperations = {
  listStaffPieces: ({ db }, { caller, input, now }) =>
    listStaffPieces(db, { query: input, viewer: { staff: caller.staff, now } }),
  listPieceTags: ({ db }) => selectPieceTags(db),
  listPieceParams: ({ db }) => listPieceParams(db),
  getStaffPiece: ({ db }, call) => readPiece(db, call),
  getPieceHistory: ({ db }, { caller, input, now }) =>
    readPieceHistory(db, { serial: input.serial, viewer: { staff: caller.staff, now } }),

  async changePiece({ db }, call) {
    await changePiece(db, await lockPiece(db, call), call.input);
    return readPiece(db, call);
  },

  async setPieceCost({ db }, call) {
    const { cost, supplier, invoice } = call.input;
    const { id, version } = await lockPiece(db, call);
    await upsertCost(db, id, { cost, supplier, invoice });
    // the cost is apart from the piece, and a colleague's correction must not be overwritten unseen
    await updatePiece(db, id, { version: version + 1 });
    return readPiece(db, call);
  },

  async addPiecePhoto(deps, call) {
    await addPiecePicture(deps, call);
    return readPiece(deps.db, call);
  },

  async arrangePiecePhotos({ db }, call) {
    const piece = await lockPiece(db, call);
    await arrangePiecePictures(db, { piece, photos: call.input.photos });
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

  async receiveFirstPieces({ db }, { caller, input, now }) {
    const { idempotencyKey: key, ...form } = input;
    await requireNamedStore(db, caller, form.storeId);
    const staffId = caller.staff.id;
    const keyed = { scope: `receive:${staffId}`, key, request: form, now };
    return receiveOnce(db, keyed, { run: () => receiveFirstPieces(db, { form, staffId, now }) });
  },

  async receiveLooseStone({ db }, { caller, input, now }) {
    const { idempotencyKey: key, ...form } = input;
    await requireNamedStore(db, caller, form.storeId);
    const staffId = caller.staff.id;
    const keyed = { scope: `receive:${staffId}`, key, request: form, now };
    return receiveOnce(db, keyed, { run: () => receiveLooseStone(db, { form, staffId, now }) });
  },

  readScan: ({ db }, { caller, input }) => readScan(db, { text: input.text, viewer: caller }),
} satisfies StaffFunctions<typeof declared, StockDeps>;
