import type { ReadDb } from '#database/connect.ts';
import type { CartOwner } from './cart-owner.ts';
import { ownedBy } from './queries-owner.ts';

/** Which cart is this owner's; undefined: there is none. */
export async function findCartId(db: ReadDb, owner: CartOwner): Promise<string | undefined> {
  const cart = await db.selectFrom('carts as c').select('c.id').where(ownedBy(owner)).executeTakeFirst();
  return cart?.id;
}
