import { cartRules } from '#domain/cart/allocate-pieces.ts';
import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { CartOwner } from './cart-owner.ts';
import { type LoadedCart, type LoadedLine, loadCart } from './load-cart.ts';
import { openCart } from './open-cart.ts';
import { type LineToKeep, touchCart, upsertLines } from './queries.ts';

export interface NewWish {
  /** In the form without a weight: any such piece, the cheapest first. */
  key: string;
  productId: number;
  quantity: number;
}

/**
 * Sees to it that the owner's cart has at least so many pieces of each key, as far as they can be had; twice adds nothing more. Answers
 * how many of each wish the cart has now. Refuses CART_FULL. Reserves nothing. Runs in the caller's transaction.
 */
export async function addWishes(
  db: Db,
  { owner, wishes, now }: { owner: CartOwner; wishes: readonly NewWish[]; now: Date },
): Promise<Map<string, number>> {
  await openCart(db, { owner, now });
  const before = await getCartOf(db, { owner, now });
  const quantityOf = new Map(before.lines.map(({ wish }) => [wish.key, wish.quantity]));
  const plans = wishes.map(({ key, quantity }) => ({
    key,
    itemId: null,
    quantity: Math.max(quantity, quantityOf.get(key) ?? 0),
  }));
  const { id, lines } = await getCartOf(db, { owner, now, plans });
  const planned = lines.filter(({ wish }) => wishes.some(({ key }) => key === wish.key));
  const productOf = new Map(wishes.map(({ key, productId }) => [key, productId]));
  const kept = planned.flatMap((line) => lineToKeep(line, { productOf, now }));
  const added = kept.filter(({ key }) => !quantityOf.has(key));
  if (before.lines.length + added.length > cartRules.lines)
    throw new Refusal('CART_FULL', { lines: cartRules.lines });
  await upsertLines(db, { cartId: id, lines: kept });
  await touchCart(db, { cartId: id, now });
  const gotOf = new Map(kept.map(({ key, quantity }) => [key, quantity]));
  return new Map(wishes.map(({ key, quantity }) => [key, Math.min(quantity, gotOf.get(key) ?? 0)]));
}

/** With the price of now; nothing for a line that can have no piece. */
function lineToKeep(
  { wish, allocation }: LoadedLine,
  { productOf, now }: { productOf: ReadonlyMap<string, number>; now: Date },
): LineToKeep[] {
  const [piece] = allocation.pieces;
  const productId = productOf.get(wish.key);
  if (piece === undefined || productId === undefined) return [];
  const itemId = wish.itemId ?? piece.itemId;
  const quantity = allocation.pieces.length;
  return [{ key: wish.key, productId, itemId, quantity, priceSeenSom: piece.priceSom ?? 0, addedAt: now }];
}

async function getCartOf(db: Db, args: Parameters<typeof loadCart>[1]): Promise<LoadedCart> {
  const cart = await loadCart(db, args);
  if (cart === undefined) throw new Error('the cart that was just opened is gone');
  return cart;
}
