import type { Db } from '#database/connect.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import type { CartOwner } from './owner/cart-owner.ts';
import { insertCart, lockCart } from './queries.ts';

/** Locks the owner's cart, and creates it if there is none. Refuses with UNAUTHENTICATED if the account has been closed in the meantime. */
export async function openCart(db: Db, { owner, now }: { owner: CartOwner; now: Date }): Promise<void> {
  if ((await lockCart(db, owner)) !== undefined) return;
  if ('userId' in owner) await lockUser(db, owner.userId);
  // a concurrent first line may have created the cart
  if (!(await insertCart(db, { owner, now }))) await lockCart(db, owner);
}
