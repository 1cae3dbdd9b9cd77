import type { Cart } from '#contract/cart.ts';
import { cartRules } from '#domain/cart/allocate-pieces.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import type { LineOptions } from '#domain/cart/line-options.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { CartOwner } from '../owner/cart-owner.ts';
import { presentCart } from '../get-cart.ts';
import { idOf } from './line-variant.ts';
import type { LoadedCart } from '../load-cart.ts';
import { loadPiecesOf } from '../load-pieces.ts';
import { loadOpenCart, openCart } from '../lock-cart.ts';
import { putLine } from './put-cart-line.ts';

export interface AddPiece {
  owner: CartOwner;
  itemId: number;
  options: LineOptions;
  now: Date;
}

/**
 * Adds one piece to the cart. Pieces with the same key and options share a line: another piece increases its quantity, the same piece again
 * does not (CRT-1). A piece that is in the cart with other options is moved from that line. The cart is locked before the first read, so
 * that concurrent tabs lose nothing.
 * Refuses as `putCartLine`, and with NOT_FOUND for a piece that is not on sale, LINE_FULL (facts: most) if the line already has ten pieces.
 */
export async function addPieceToCart(db: Db, { owner, itemId, options, now }: AddPiece): Promise<Cart> {
  return withTransaction(db, async (db) => {
    await openCart(db, { owner, now });
    const cart = await loadOpenCart(db, { owner, now });
    const [piece] = await loadPiecesOf(db, { itemIds: [itemId], now, priceType: cart.priceType });
    if (piece === undefined) throw new Refusal('NOT_FOUND');
    const key = lineKey(piece);
    const place = placeOf(cart, { key, options, itemId });
    return presentCart(db, await putLine(db, { owner, key, options, itemId, ...place, now }), now);
  });
}

/** Returns the quantity of the line that gets the piece, and the line that the piece leaves. */
function placeOf(
  { lines }: LoadedCart,
  { key, options, itemId }: { key: string; options: LineOptions; itemId: number },
): { quantity: number; takenFrom: string | null } {
  const target = lines.find(({ id }) => id === idOf({ key, options }));
  const holder = lines.find(
    ({ wish, allocation }) =>
      wish.itemId === itemId || allocation.pieces.some((piece) => piece.itemId === itemId),
  );
  if (holder !== undefined && holder === target)
    return { quantity: Math.max(holder.wish.quantity, 1), takenFrom: null };
  const quantity = (target?.wish.quantity ?? 0) + 1;
  const { piecesPerLine: most } = cartRules;
  if (quantity > most) throw limitRefusal('LINE_PIECES', 'LINE_FULL', { most });
  return { quantity, takenFrom: holder?.id ?? null };
}
