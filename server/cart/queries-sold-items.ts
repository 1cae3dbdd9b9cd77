import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/** Changes the pieces of an order's hold from RESERVED to SOLD and deletes the hold. */
export async function markHeldItemsSold(db: Db, orderId: number): Promise<void> {
  await sql`
    with held as (
      delete from hold_items where hold_id in (select id from holds where order_id = ${orderId}) returning item_id
    ), ended as (
      delete from holds where order_id = ${orderId}
    )
    update product_items set product_item_state = 'SOLD'
    where id in (select item_id from held) and product_item_state = 'RESERVED'`.execute(db);
}

/** Changes SOLD pieces to WITHDRAWN. */
export async function withdrawSoldItems(db: Db, itemIds: readonly number[]): Promise<void> {
  await sql`
    update product_items set product_item_state = 'WITHDRAWN'
    where id = any(${itemIds}::bigint[]) and product_item_state = 'SOLD'`.execute(db);
}
