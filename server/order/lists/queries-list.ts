import { type RawBuilder, sql } from 'kysely';
import type { FulfillmentKind, OrderState } from '#domain/order/order-states.ts';
import type { ReadDb } from '#database/connect.ts';
import type { OrdersTable } from '#database/schema.ts';
import { type OrderRow, selectOrders } from '../queries.ts';

export interface OrderSummaryRow {
  number: string;
  order_state: OrderState;
  payment_state: OrdersTable['payment_state'];
  created_at: Date;
  fulfillment_kind: FulfillmentKind;
  total_som: number;
  promised_from: string;
  promised_to: string;
  piece_count: number;
  /** Picture addresses of its first pieces, at most 3. */
  image_urls: string[];
}

/** Returns one page of a user's orders, newest first; `offset` counts from the first. */
export async function selectOrderSummaries(
  db: ReadDb,
  { userId, offset, limit }: { userId: number; offset: number; limit: number },
): Promise<OrderSummaryRow[]> {
  return db
    .selectFrom('orders as o')
    .select(['o.number', 'o.order_state', 'o.payment_state', 'o.created_at', 'o.fulfillment_kind'])
    .select(['o.total_som', 'o.promised_from', 'o.promised_to'])
    .select([
      sql<number>`(select count(*) from order_lines l where l.order_id = o.id)::integer`.as('piece_count'),
      sql<string[]>`array(
        select l.snapshot #>> '{image,url}' from order_lines l
        where l.order_id = o.id and l.snapshot #>> '{image,url}' is not null order by l.position limit 3
      )`.as('image_urls'),
    ])
    .where(isOf(userId))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countOrdersOf(db: ReadDb, userId: number): Promise<number> {
  const row = await db
    .selectFrom('orders as o')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isOf(userId))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns all orders of a user, newest first. */
export async function selectOrdersOf(db: ReadDb, userId: number): Promise<OrderRow[]> {
  return selectOrders(db, isOf(userId));
}

export async function isOrderOf(
  db: ReadDb,
  { number, userId }: { number: string; userId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.number', '=', number)
    .where(isOf(userId))
    .executeTakeFirst();
  return row !== undefined;
}

/** True for an order `o` that the user placed, or that a guest placed under the user's present phone and proved it. */
function isOf(userId: number): RawBuilder<boolean> {
  return sql<boolean>`(o.user_id = ${userId} or o.user_id is null and o.phone_verified_at is not null
    and o.contact_phone = (select u.phone from users u where u.id = ${userId}))`;
}
