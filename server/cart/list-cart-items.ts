import type { ReadDb } from '#database/connect.ts';
import type { CartOwner } from './owner/cart-owner.ts';
import { selectCartItemIds } from './queries-items.ts';

/** Returns the ids of the pieces that this cart's lines name; none for a guest without a cart. */
export async function listCartItems(db: ReadDb, owner: CartOwner | undefined): Promise<number[]> {
  return owner === undefined ? [] : selectCartItemIds(db, owner);
}
