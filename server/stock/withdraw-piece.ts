import type { Db } from '#database/connect.ts';
import { type PieceAction, pieceActions } from '#domain/stock/piece-actions.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type LockedPieceRow, updatePiece } from './queries-change.ts';
import { insertMovements } from './queries-movement.ts';

interface Step {
  piece: LockedPieceRow;
  staffId: number;
  now: Date;
}

/** Takes a locked piece off sale. Refuses PIECE_STATE_CONFLICT unless it is on sale: one that is held or ordered stays its shopper's. */
export async function withdrawPiece(
  db: Db,
  { because, reason, ...step }: Step & { because: 'AUDIT' | 'SHOWCASE' | 'OTHER'; reason: string },
): Promise<void> {
  requireAction(step.piece, 'WITHDRAW');
  await updatePiece(db, step.piece.id, { product_item_state: 'WITHDRAWN', withdrawn_because: because });
  await note(db, step, { kind: 'WITHDRAWN', reason });
}

/** Puts a locked piece on sale. Refuses PIECE_STATE_CONFLICT for one that is not withdrawn, or is away. */
export async function putOnSale(db: Db, step: Step): Promise<void> {
  requireAction(step.piece, 'SELL');
  await updatePiece(db, step.piece.id, { product_item_state: 'AVAILABLE', withdrawn_because: null });
  await note(db, step, { kind: 'ON_SALE' });
}

function requireAction(piece: LockedPieceRow, action: PieceAction): void {
  if (!pieceActions(piece).includes(action))
    throw new Refusal('PIECE_STATE_CONFLICT', { state: piece.state });
}

const note = (
  db: Db,
  { piece, staffId, now }: Step,
  what: { kind: 'WITHDRAWN' | 'ON_SALE'; reason?: string },
) =>
  insertMovements(db, { itemIds: [piece.id], from: piece.storeId, to: piece.storeId, staffId, now, ...what });
