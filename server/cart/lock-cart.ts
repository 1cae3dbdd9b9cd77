import type { Db } from '#database/connect.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import type { CartOwner } from './owner/cart-owner.ts';
import { type LoadCart, type LoadedCart, loadCart } from './load-cart.ts';
import { insertCart, lockCart } from './queries.ts';

/** Loads a cart and locks it until the transaction ends; undefined if there is no such cart. */
export async function loadLockedCart(
  db: Db,
  args: { owner: CartOwner; now: Date },
): Promise<LoadedCart | undefined> {
  // the cart is read in a separate statement: one that waits for a lock returns data from before the wait
  const locked = await lockCart(db, args.owner);
  return locked && loadCart(db, args);
}

/** Locks the owner's cart, and creates it if there is none. Refuses with UNAUTHENTICATED if the account has been closed in the meantime. */
export async function openCart(db: Db, { owner, now }: { owner: CartOwner; now: Date }): Promise<void> {
  if ((await lockCart(db, owner)) !== undefined) return;
  if ('userId' in owner) await lockUser(db, owner.userId);
  // a concurrent first line may have created the cart
  if (!(await insertCart(db, { owner, now }))) await lockCart(db, owner);
}

/** Loads the cart that the transaction has opened. */
export async function loadOpenCart(db: Db, args: LoadCart): Promise<LoadedCart> {
  const cart = await loadCart(db, args);
  if (cart === undefined) throw new Error('the cart that was just opened is gone');
  return cart;
}
