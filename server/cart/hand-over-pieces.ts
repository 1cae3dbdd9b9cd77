import type { Db } from '#database/connect.ts';
import { sellHeldPieces, withdrawSoldPieces } from './queries-hand-over.ts';

/** The order's pieces are with their shopper: sold, and kept for nobody any more. */
export async function sellOrderPieces(db: Db, orderId: number): Promise<void> {
  await sellHeldPieces(db, orderId);
}

/** Pieces that came back are looked at before they are sold again. */
export async function takePiecesBack(db: Db, itemIds: readonly number[]): Promise<void> {
  await withdrawSoldPieces(db, itemIds);
}
