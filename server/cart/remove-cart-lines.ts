import type { Cart } from '#contract/cart.ts';
import { canonicalLineKey } from '#domain/cart/line-key.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import type { CartOwner } from './cart-owner.ts';
import { emptyCart, presentCart } from './get-cart.ts';
import { loadCart } from './load-cart.ts';
import { deleteLines, lockCart } from './queries.ts';
import { releaseUnwanted } from './release-pieces.ts';

/**
 * Takes one line out of the cart, or all of them when no key is given; what is not there is no error. A live hold gives back the
 * pieces of those lines.
 */
export async function removeCartLines(
  db: Db,
  args: { owner: CartOwner | undefined; key?: string; now: Date },
): Promise<Cart> {
  const { owner } = args;
  if (owner === undefined) return emptyCart;
  const key = args.key === undefined ? undefined : (canonicalLineKey(args.key) ?? args.key);
  return withTransaction(db, async (db) => {
    const locked = await lockCart(db, owner);
    if (locked === undefined) return emptyCart;
    await deleteLines(db, { cartId: locked.id, ...(key !== undefined && { keys: [key] }) });
    const cart = await loadCart(db, { owner, now: args.now });
    return cart === undefined ? emptyCart : presentCart(db, await releaseUnwanted(db, cart), args.now);
  });
}
