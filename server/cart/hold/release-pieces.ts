import type { Db } from '#database/connect.ts';
import { endHolds, releasePieces } from './queries-hold.ts';
import { type LoadedCart, piecesOf } from '../load-cart.ts';

/**
 * Releases pieces of the cart's live hold that no line needs any more, and ends a hold without pieces. Returns the cart after that. The
 * caller has locked the cart and its hold.
 */
export async function releaseUnwanted(db: Db, cart: LoadedCart): Promise<LoadedCart> {
  if (cart.hold === null) return cart;
  const wanted = new Set(piecesOf(cart).map((piece) => piece.itemId));
  const held = cart.pieces.filter((piece) => piece.isHeld);
  const itemIds = held.filter((piece) => !wanted.has(piece.itemId)).map((piece) => piece.itemId);
  if (itemIds.length === held.length) {
    await endHolds(db, [cart.hold.id]);
    return { ...cart, hold: null };
  }
  if (itemIds.length > 0) await releasePieces(db, { holdId: cart.hold.id, itemIds });
  return cart;
}
