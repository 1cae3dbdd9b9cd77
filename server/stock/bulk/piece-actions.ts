import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { SetCodes, WithdrawPiece } from '#contract/admin/stock/change-piece.ts';
import { StaffPiece, StaffPieceRow } from '#contract/admin/stock/piece.ts';
import { Shape } from '#contract/primitives.ts';
import { type PieceAction, pieceActions } from '#domain/stock/piece-actions.ts';
import type { BulkActions, BulkSpec } from '#server/bulk/bulk-action.ts';
import { createBulkAction } from '#server/bulk/create-action.ts';
import { createTagAction } from '#server/bulk/tag-action.ts';
import {
  type BulkPieceRow,
  lockPiecesById,
  selectPiecesById,
  updatePieceCodes,
  updatePieceTags,
  updateStates,
} from './queries-bulk.ts';

const { state, withdrawnBecause } = StaffPieceRow.properties;
const PieceState = Shape({ state, withdrawnBecause });
type PieceState = Static<typeof PieceState>;

const { ikpu, packageCode } = StaffPiece.properties;
const PieceCodes = Shape({ ikpu, packageCode });
type PieceCodes = Static<typeof PieceCodes>;

const stored = Compile(PieceState);
const storedCodes = Compile(PieceCodes);
const storedCodesWanted = Compile(SetCodes);
const storedWithdrawal = Compile(WithdrawPiece);

/** Shared parts of both state changes; an Undo is also recorded as a movement of the piece. */
const ofPieces = {
  permission: 'pieces.write',
  canUndo: true,
  parseFacts: (value: unknown) => stored.Parse(value),
  read: selectPiecesById,
  lock: lockPiecesById,
  factsOf: ({ state, withdrawnBecause }: BulkPieceRow): PieceState => ({ state, withdrawnBecause }),
  write: (db, { changes, ...step }) =>
    updateStates(db, { states: changes.map(({ row, after }) => ({ id: row.id, ...after })), ...step }),
} satisfies Partial<BulkSpec<BulkPieceRow, PieceState, never>>;

/** Decides whether a piece may take this action; a piece that is already in the target state stays unchanged. */
function decide(row: BulkPieceRow, action: PieceAction, after: PieceState) {
  const isThere = row.state === after.state && row.withdrawnBecause === after.withdrawnBecause;
  if (isThere || pieceActions(row).includes(action)) return { after };
  return { code: 'PIECE_STATE_CONFLICT' } as const;
}

/**
 * Withdraws pieces from sale and puts them on sale again, as `withdrawPiece` and `putOnSale` do for one piece; sets receipt codes and
 * tags.
 */
export const pieceBulkActions: BulkActions = {
  'pieces.withdraw': createBulkAction<BulkPieceRow, PieceState, Static<typeof WithdrawPiece>>({
    ...ofPieces,
    entry: { action: 'pieces.withdraw', resource: 'piece' },
    parseParameters: (value) => storedWithdrawal.Parse(value),
    reasonOf: ({ reason }) => reason,
    decide: (row, { because }) => decide(row, 'WITHDRAW', { state: 'WITHDRAWN', withdrawnBecause: because }),
  }),
  'pieces.sell': createBulkAction<BulkPieceRow, PieceState, null>({
    ...ofPieces,
    entry: { action: 'pieces.sell', resource: 'piece' },
    parseParameters: () => null,
    decide: (row) => decide(row, 'SELL', { state: 'AVAILABLE', withdrawnBecause: null }),
  }),
  'pieces.codes': createBulkAction<BulkPieceRow, PieceCodes, Static<typeof SetCodes>>({
    entry: { action: 'pieces.codes', resource: 'piece' },
    permission: 'pieces.write',
    canUndo: true,
    parseParameters: (value) => storedCodesWanted.Parse(value),
    parseFacts: (value) => storedCodes.Parse(value),
    read: selectPiecesById,
    lock: lockPiecesById,
    factsOf: ({ ikpu, packageCode }) => ({ ikpu, packageCode }),
    decide: (row, wanted) => {
      if (!pieceActions(row).includes('EDIT')) return { code: 'PIECE_STATE_CONFLICT' };
      return { after: { ikpu: row.ikpu, packageCode: row.packageCode, ...wanted } };
    },
    write: (db, { changes }) =>
      updatePieceCodes(
        db,
        changes.map(({ row, after }) => ({ id: row.id, ...after })),
      ),
  }),
  'pieces.tag': createTagAction<BulkPieceRow>({
    entry: { action: 'pieces.tag', resource: 'piece' },
    permission: 'pieces.write',
    read: selectPiecesById,
    lock: lockPiecesById,
    updateTags: updatePieceTags,
  }),
};
