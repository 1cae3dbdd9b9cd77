import { cartRules } from '#domain/cart/allocate-pieces.ts';
import type { LineOptions } from '#domain/cart/line-options.ts';
import type { Db } from '#database/connect.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import type { CartOwner } from '../owner/cart-owner.ts';
import { idOf, variantOf } from './line-variant.ts';
import type { LoadedLine } from '../load-cart.ts';
import { loadOpenCart, openCart } from '../lock-cart.ts';
import { touchCart } from '../queries.ts';
import { type LineToStore, upsertLines } from './queries-line.ts';

export interface NewWish {
  /** A line key without a weight: any piece of that kind, cheapest first. */
  key: string;
  options: LineOptions;
  productId: number;
  quantity: number;
}

/**
 * Ensures that the owner's cart has at least the wished quantity of each key with these options, as far as available. Idempotent. Returns
 * the quantity of each wish in the cart, in their order. Reserves nothing. Runs in the caller's transaction. Refuses with CART_FULL.
 */
export async function addWishes(
  db: Db,
  { owner, wishes, now }: { owner: CartOwner; wishes: readonly NewWish[]; now: Date },
): Promise<number[]> {
  await openCart(db, { owner, now });
  const before = await loadOpenCart(db, { owner, now });
  const quantityOf = new Map(before.lines.map(({ id, wish }) => [id, wish.quantity]));
  const plans = wishes.map((wish) => ({
    key: wish.key,
    options: wish.options,
    itemId: null,
    quantity: Math.max(wish.quantity, quantityOf.get(idOf(wish)) ?? 0),
  }));
  const { id, lines } = await loadOpenCart(db, { owner, now, plans });
  const productOf = new Map(wishes.map((wish) => [idOf(wish), wish.productId]));
  const planned = lines.filter((line) => productOf.has(line.id));
  const got = planned.map((line) => ({ id: line.id, stored: lineToKeep(line, productOf.get(line.id)) }));
  const stored = got.flatMap((line) => line.stored ?? []);
  const added = got.filter((line) => line.stored !== null && !quantityOf.has(line.id));
  if (before.lines.length + added.length > cartRules.lines)
    throw limitRefusal('CART_LINES', 'CART_FULL', { lines: cartRules.lines });
  await upsertLines(db, { cartId: id, lines: stored });
  await touchCart(db, { cartId: id, now });
  const gotOf = new Map(got.map((line) => [line.id, line.stored?.quantity ?? 0]));
  return wishes.map((wish) => Math.min(wish.quantity, gotOf.get(idOf(wish)) ?? 0));
}

/** Returns the line with its current price; null if no piece is available for it. */
function lineToKeep(
  { wish, allocation, addedAt }: LoadedLine,
  productId: number | undefined,
): LineToStore | null {
  const [piece] = allocation.pieces;
  if (piece === undefined || productId === undefined) return null;
  return {
    key: wish.key,
    options: wish.options,
    variant: variantOf(wish.options),
    productId,
    itemId: wish.itemId ?? piece.itemId,
    quantity: allocation.pieces.length,
    priceSeenSom: piece.priceSom ?? 0,
    addedAt,
  };
}
