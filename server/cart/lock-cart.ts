import type { Db } from '#database/connect.ts';
import type { CartOwner } from './owner/cart-owner.ts';
import { type LoadedCart, loadCart } from './load-cart.ts';
import { lockCart } from './queries.ts';

/** Loads a cart and locks it until the transaction ends; undefined if there is no such cart. */
export async function loadLockedCart(
  db: Db,
  args: { owner: CartOwner; now: Date },
): Promise<LoadedCart | undefined> {
  // the cart is read in a separate statement: one that waits for a lock returns data from before the wait
  const locked = await lockCart(db, args.owner);
  return locked && loadCart(db, args);
}
