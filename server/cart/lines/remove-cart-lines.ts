import type { Cart } from '#contract/cart.ts';
import { parseLineId } from '#domain/cart/line-key.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import type { CartOwner } from '../owner/cart-owner.ts';
import { emptyCart, presentCart } from '../get-cart.ts';
import { loadCart } from '../load-cart.ts';
import { lockCart } from '../queries.ts';
import { deleteLines } from './queries-line.ts';
import { releaseUnwanted } from '../hold/release-pieces.ts';

/** Removes one line, or all of them if none is named. Idempotent. A live hold releases the pieces of those lines. */
export async function removeCartLines(
  db: Db,
  args: { owner: CartOwner | undefined; lineId?: string; now: Date },
): Promise<Cart> {
  const { owner } = args;
  if (owner === undefined) return emptyCart;
  const lines =
    args.lineId === undefined ? undefined : [parseLineId(args.lineId)].flatMap((line) => line ?? []);
  return withTransaction(db, async (db) => {
    const locked = await lockCart(db, owner);
    if (locked === undefined) return emptyCart;
    await deleteLines(db, { cartId: locked.id, ...(lines !== undefined && { lines }) });
    const cart = await loadCart(db, { owner, now: args.now });
    return cart === undefined ? emptyCart : presentCart(db, await releaseUnwanted(db, cart), args.now);
  });
}
