import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/** The pieces that an order keeps are sold, RESERVED → SOLD, and its hold is no more. */
export async function sellHeldPieces(db: Db, orderId: number): Promise<void> {
  await sql`
    with kept as (
      delete from hold_items where hold_id in (select id from holds where order_id = ${orderId}) returning item_id
    ), ended as (
      delete from holds where order_id = ${orderId}
    )
    update product_items set product_item_state = 'SOLD'
    where id in (select item_id from kept) and product_item_state = 'RESERVED'`.execute(db);
}

/** SOLD → WITHDRAWN. */
export async function withdrawSoldPieces(db: Db, itemIds: readonly number[]): Promise<void> {
  await sql`
    update product_items set product_item_state = 'WITHDRAWN'
    where id = any(${itemIds}::bigint[]) and product_item_state = 'SOLD'`.execute(db);
}
