import type { pieceCareOperations as declared } from '#contract/operations/admin/stock/piece-care.ts';
import type { Db } from '#database/connect.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { lockPiece, readPiece } from '../lock-piece.ts';
import { updatePiece } from '../queries-change.ts';
import { recordPiece, requireAction } from '../withdraw-piece.ts';
import { requestLoss } from './lose-pieces.ts';
import { sendToRepair, takeFromRepair } from './repair-piece.ts';

/** Repairs, losses and found pieces. */
export const pieceCareOperations = {
  async sendPieceToRepair({ db }, call) {
    const { caller, input, now } = call;
    const piece = await lockPiece(db, call);
    await sendToRepair(db, { piece, sent: input, staffId: caller.staff.id, now });
    return readPiece(db, call);
  },

  async takePieceFromRepair({ db }, call) {
    const { caller, input, now } = call;
    const piece = await lockPiece(db, call);
    await takeFromRepair(db, { piece, back: input, staffId: caller.staff.id, now });
    return readPiece(db, call);
  },

  async findPiece({ db }, call) {
    const { caller, input, now } = call;
    const piece = await lockPiece(db, call);
    requireAction(piece, 'FIND');
    await updatePiece(db, piece.id, { withdrawn_because: 'AUDIT' });
    const step = { piece, staffId: caller.staff.id, now };
    await recordPiece(db, step, { kind: 'FOUND', reason: input.reason });
    return readPiece(db, call);
  },

  async losePiece({ db }, call) {
    const piece = await lockPiece(db, call);
    return requestLoss(db, { piece, kind: 'LOST', reason: call.input.reason });
  },

  async writeOffPiece({ db }, call) {
    const piece = await lockPiece(db, call);
    return requestLoss(db, { piece, kind: 'WRITE_OFF', reason: call.input.reason });
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;
