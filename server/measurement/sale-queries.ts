import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { SaleEventsTable } from '#database/schema.ts';

export interface SaleRow {
  source: string;
  name: SaleEventsTable['name'];
  order_id: number;
  at: Date;
  session_id: string | null;
  is_b2b: boolean;
  value_som: number;
  shipping_som: number;
}

/**
 * Returns order events that are not reported yet, oldest first, at most 500: an order was paid, confirmed with payment at the hand-over,
 * or sold at the counter; it was cancelled; it was refunded. The ledger's tables serve as the outbox. Looks one day back, because a
 * transaction may commit after a later one was reported.
 */
export async function selectUnreportedSales(db: ReadDb): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`
    with since as (select coalesce(max(at), '-infinity') - interval '1 day' as at from sale_events), untold as (
      select 'order-event:' || e.id as source, case e.to_state when 'CANCELLED' then 'zr_order_cancel' else 'purchase' end as name,
        e.order_id, e.at, o.total_som - o.delivery_cost_som as value_som, o.delivery_cost_som as shipping_som
      from order_events e join orders o on o.id = e.order_id
      where e.kind = 'MOVED' and e.to_state in ('PAID', 'CONFIRMED', 'CANCELLED') and e.at > (select at from since)
      union all
      select 'order-event:' || e.id, 'purchase', e.order_id, e.at, o.total_som, 0
      from order_events e join orders o on o.id = e.order_id
      where e.to_state = 'DELIVERED' and e.from_state is null and e.at > (select at from since)
      union all
      select 'refund:' || r.id, 'refund', p.order_id, r.done_at, r.amount_som, 0
      from refunds r join payments p on p.id = r.payment_id
      where r.refund_state = 'DONE' and r.done_at > (select at from since)
    )
    select t.source, t.name, t.order_id, t.at, m.session_id, coalesce(u.price_type = 'B2B', false) as is_b2b,
      t.value_som, t.shipping_som
    from untold t
    join orders o on o.id = t.order_id
    left join users u on u.id = o.user_id
    left join measured_orders m on m.order_id = o.id
    where not exists (select from sale_events s where s.source = t.source)
      and not (t.name = 'purchase' and exists (select from sale_events s where s.order_id = t.order_id and s.name = 'purchase'))
    order by t.at, t.source
    limit 500`.execute(db);
  return rows;
}

export interface SoldRow {
  order_id: number;
  unit_price_som: number;
  snapshot: unknown;
}

/** Returns what each of these orders bought. */
export async function selectSold(db: ReadDb, orderIds: readonly number[]): Promise<SoldRow[]> {
  return db
    .selectFrom('order_lines')
    .select(['order_id', 'unit_price_som', 'snapshot'])
    .where(sql<boolean>`order_id = any(${orderIds}::bigint[])`)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}

export interface NewSale {
  row: SaleRow;
  day: string;
  items: readonly object[];
}

/** Inserts each report once; those that another process inserted in the meantime stay. */
export async function insertSales(db: Db, sales: readonly NewSale[]): Promise<void> {
  await db
    .insertInto('sale_events')
    .values(
      sales.map(({ row, day, items }) => ({
        source: row.source,
        name: row.name,
        order_id: row.order_id,
        at: row.at,
        day,
        session_id: row.session_id,
        client_type: row.is_b2b ? 'b2b' : 'b2c',
        value_som: row.value_som,
        shipping_som: row.shipping_som,
        items: JSON.stringify(items),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the reported sale of an order; undefined if it is not reported. */
export async function findPurchase(db: ReadDb, orderId: number): Promise<{ is_b2b: boolean } | undefined> {
  return db
    .selectFrom('sale_events')
    .select(sql<boolean>`client_type = 'b2b'`.as('is_b2b'))
    .where('order_id', '=', orderId)
    .where('name', '=', 'purchase')
    .executeTakeFirst();
}

export async function updatePurchase(
  db: Db,
  sale: { orderId: number; valueSom: number; shippingSom: number; items: readonly object[] },
): Promise<void> {
  await db
    .updateTable('sale_events')
    .set({
      value_som: sale.valueSom,
      shipping_som: sale.shippingSom,
      items: JSON.stringify(sale.items),
    })
    .where('order_id', '=', sale.orderId)
    .where('name', '=', 'purchase')
    .execute();
}
