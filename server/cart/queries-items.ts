import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { CartOwner } from './owner/cart-owner.ts';
import { ownedBy } from './owner/queries-owner.ts';

/** Returns the piece of each line of a cart; for a line without one, a piece of its product. */
export async function selectCartItemIds(db: ReadDb, owner: CartOwner): Promise<number[]> {
  const { rows } = await sql<{ id: number | null }>`
    select coalesce(l.item_id, (
      select min(i.id) from product_items i where i.product_id = l.product_id and i.product_item_state in ('AVAILABLE', 'RESERVED')
    )) as id
    from carts c join cart_lines l on l.cart_id = c.id where ${ownedBy(owner)}`.execute(db);
  return rows.flatMap(({ id }) => id ?? []);
}
