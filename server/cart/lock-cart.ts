import type { Db } from '#database/connect.ts';
import type { CartOwner } from './owner/cart-owner.ts';
import { type LoadedCart, loadCart } from './load-cart.ts';
import { lockCart } from './queries.ts';

/** A cart as nobody else can change it before the transaction ends; undefined: there is no such cart. */
export async function loadLockedCart(
  db: Db,
  args: { owner: CartOwner; now: Date },
): Promise<LoadedCart | undefined> {
  // what is read in the statement that waited for a lock is of the time before it
  const locked = await lockCart(db, args.owner);
  return locked && loadCart(db, args);
}
