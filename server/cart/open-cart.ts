import type { Db } from '#database/connect.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import type { CartOwner } from './owner/cart-owner.ts';
import { insertCart, lockCart } from './queries.ts';

/** Locks the owner's cart, which comes to be when there is none. Refuses UNAUTHENTICATED: the account was closed meanwhile. */
export async function openCart(db: Db, { owner, now }: { owner: CartOwner; now: Date }): Promise<void> {
  if ((await lockCart(db, owner)) !== undefined) return;
  if ('userId' in owner) await lockUser(db, owner.userId);
  // a second first line at the same time finds the cart of the other
  if (!(await insertCart(db, { owner, now }))) await lockCart(db, owner);
}
