import type { Db } from '#database/connect.ts';
import { type PieceAction, pieceActions, type PieceFacts } from '#domain/stock/piece-actions.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type LockedPieceRow, lockPieces, updatePiece, updatePieces } from './queries-change.ts';
import { insertMovements, type NewMovement } from './queries-movement.ts';

export interface Step {
  piece: LockedPieceRow;
  staffId: number;
  now: Date;
}

/**
 * Withdraws a locked piece from sale. Refuses with PIECE_STATE_CONFLICT unless it is on sale: a held or ordered piece stays with its
 * shopper.
 */
export async function withdrawPiece(
  db: Db,
  { because, reason, ...step }: Step & { because: 'AUDIT' | 'SHOWCASE' | 'OTHER'; reason: string },
): Promise<void> {
  requireAction(step.piece, 'WITHDRAW');
  await updatePiece(db, step.piece.id, { product_item_state: 'WITHDRAWN', withdrawn_because: because });
  await recordPiece(db, step, { kind: 'WITHDRAWN', reason });
}

/** Puts a locked piece on sale. Refuses with PIECE_STATE_CONFLICT if it is not withdrawn or is not in place. */
export async function putOnSale(db: Db, step: Step): Promise<void> {
  requireAction(step.piece, 'SELL');
  await updatePiece(db, step.piece.id, { product_item_state: 'AVAILABLE', withdrawn_because: null });
  await recordPiece(db, step, { kind: 'ON_SALE' });
}

/** Refuses with PIECE_STATE_CONFLICT if the piece's state does not allow the action. */
export function requireAction(piece: PieceFacts, action: PieceAction): void {
  if (!pieceActions(piece).includes(action))
    throw new Refusal('PIECE_STATE_CONFLICT', { state: piece.state });
}

/** Records a movement of a piece that stays in its place. */
export const recordPiece = (
  db: Db,
  { piece, staffId, now }: Step,
  what: Pick<NewMovement, 'kind' | 'reason'>,
): Promise<void> => insertMovements(db, { pieces: [piece], staffId, now, ...what });

/** Withdraws pieces that nobody finds in their place, until somebody has looked for them. Refuses with PIECE_STATE_CONFLICT. */
export async function withdrawUnfound(
  db: Db,
  {
    serials,
    reason,
    staffId,
    now,
  }: { serials: readonly string[]; reason: string; staffId: number; now: Date },
): Promise<void> {
  const pieces = await lockPieces(db, serials);
  for (const piece of pieces) requireAction(piece, 'WITHDRAW');
  await updatePieces(
    db,
    pieces.map(({ id }) => id),
    { product_item_state: 'WITHDRAWN', withdrawn_because: 'AUDIT' },
  );
  await insertMovements(db, { pieces, staffId, now, kind: 'WITHDRAWN', reason });
}
