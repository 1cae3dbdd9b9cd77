import type { Db } from '#database/connect.ts';
import { endHolds } from '../hold/queries-hold.ts';
import { deleteCart, lockHoldsOf, lockOneCart } from './queries-merge.ts';

/** Deletes the user's cart when the account is closed and makes the pieces it held available again. Runs in the caller's transaction. */
export async function forgetCart(db: Db, userId: number): Promise<void> {
  const cartId = await lockOneCart(db, { userId });
  if (cartId === undefined) return;
  const holds = await lockHoldsOf(db, [cartId]);
  await endHolds(
    db,
    holds.map(({ id }) => id),
  );
  await deleteCart(db, cartId);
}
