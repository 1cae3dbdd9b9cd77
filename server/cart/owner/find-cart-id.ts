import type { ReadDb } from '#database/connect.ts';
import type { CartOwner } from './cart-owner.ts';
import { ownedBy } from './queries-owner.ts';

/** Returns the id of the owner's cart; undefined if there is none. */
export async function findCartId(db: ReadDb, owner: CartOwner): Promise<string | undefined> {
  const cart = await db.selectFrom('carts as c').select('c.id').where(ownedBy(owner)).executeTakeFirst();
  return cart?.id;
}
