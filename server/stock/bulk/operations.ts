import type { bulkOperations as declared } from '#contract/operations/admin/bulk.ts';
import type { Db } from '#database/connect.ts';
import type { BulkActions } from '#server/bulk/bulk-action.ts';
import { previewBulk } from '#server/bulk/preview-bulk.ts';
import { startBulk } from '#server/bulk/start-job.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { choosePieces } from './choose-pieces.ts';

type PieceBulk = Pick<
  typeof declared,
  | 'previewPiecesWithdrawal'
  | 'withdrawPieces'
  | 'previewPiecesSale'
  | 'putPiecesOnSale'
  | 'previewPiecesTags'
  | 'tagPieces'
  | 'previewPiecesCodes'
  | 'setPiecesCodes'
>;

export interface PieceBulkDeps {
  db: Db;
  bulkActions: BulkActions;
}

/** Operations on many pieces at once. */
export const pieceBulkOperations = {
  async previewPiecesWithdrawal({ db, bulkActions }, { caller, input, now }) {
    const { because, reason, ...choice } = input;
    const chosen = await choosePieces(db, choice, now);
    return previewBulk(db, bulkActions, {
      action: 'pieces.withdraw',
      parameters: { because, reason },
      ...chosen,
      caller,
      now,
    });
  },
  withdrawPieces: ({ db }, { caller, input: { token }, now }) =>
    startBulk(db, { action: 'pieces.withdraw', token, caller, now }),

  async previewPiecesSale({ db, bulkActions }, { caller, input, now }) {
    const chosen = await choosePieces(db, input, now);
    return previewBulk(db, bulkActions, { action: 'pieces.sell', parameters: {}, ...chosen, caller, now });
  },
  putPiecesOnSale: ({ db }, { caller, input: { token }, now }) =>
    startBulk(db, { action: 'pieces.sell', token, caller, now }),

  async previewPiecesTags({ db, bulkActions }, { caller, input, now }) {
    const { add, remove, ...choice } = input;
    const chosen = await choosePieces(db, choice, now);
    return previewBulk(db, bulkActions, {
      action: 'pieces.tag',
      parameters: { add, remove },
      ...chosen,
      caller,
      now,
    });
  },
  tagPieces: ({ db }, { caller, input: { token }, now }) =>
    startBulk(db, { action: 'pieces.tag', token, caller, now }),

  async previewPiecesCodes({ db, bulkActions }, { caller, input, now }) {
    const { ikpu, packageCode, ...choice } = input;
    const parameters = { ...(ikpu && { ikpu }), ...(packageCode && { packageCode }) };
    const chosen = await choosePieces(db, choice, now);
    return previewBulk(db, bulkActions, { action: 'pieces.codes', parameters, ...chosen, caller, now });
  },
  setPiecesCodes: ({ db }, { caller, input: { token }, now }) =>
    startBulk(db, { action: 'pieces.codes', token, caller, now }),
} satisfies StaffFunctions<PieceBulk, PieceBulkDeps>;
