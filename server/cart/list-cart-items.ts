import type { ReadDb } from '#database/connect.ts';
import type { CartOwner } from './owner/cart-owner.ts';
import { selectCartItemIds } from './queries-items.ts';

/** The pieces that this cart would buy, as far as its lines say; a guest without a cart has none. */
export async function listCartItems(db: ReadDb, owner: CartOwner | undefined): Promise<number[]> {
  return owner === undefined ? [] : selectCartItemIds(db, owner);
}
