import { sql } from 'kysely';
import type { OrderFigures } from '#contract/admin/figures.ts';
import type { ReadDb } from '#database/connect.ts';
import { inStores } from './in-stores.ts';
import type { Stores } from './queries-sales.ts';

const openStates = ['NEW', 'PAID', 'CONFIRMED', 'ASSEMBLING', 'SHIPPED', 'READY_FOR_PICKUP'];

/** Open orders by state, in the order in which they pass through them. */
export async function selectWaitingOrders(db: ReadDb, stores: Stores): Promise<OrderFigures['waiting']> {
  const { rows } = await sql<OrderFigures['waiting'][number]>`
    select o.order_state as state, count(*)::integer as count, sum(o.total_som)::float8 as total from orders o
    where o.order_state = any(${openStates}::text[])
      and ${inStores(stores, sql`o.store_id`)}
    group by o.order_state order by array_position(${openStates}::text[], o.order_state)`.execute(db);
  return rows;
}

/** Pieces that are held and not sold, by what holds them. */
export async function selectHeldPieces(
  db: ReadDb,
  { stores, now }: { stores: Stores; now: Date },
): Promise<OrderFigures['held']> {
  const { rows } = await sql<OrderFigures['held'][number]>`
    select case when h.order_id is not null then 'ORDER' when h.counter_sale_id is not null then 'COUNTER'
      when h.set_aside_id is not null then 'SET_ASIDE' else 'CHECKOUT' end as owner, count(*)::integer as pieces
    from hold_items t join holds h on h.id = t.hold_id join product_items i on i.id = t.item_id
    where (h.expires_at is null or h.expires_at > ${now}) and ${inStores(stores, sql`i.store_id`)}
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Hours from payment or confirmation to the hand-over, of the orders handed over since then; null: none was. */
export async function selectLeadTime(
  db: ReadDb,
  { stores, since }: { stores: Stores; since: Date },
): Promise<OrderFigures['leadTime']> {
  const { rows } = await sql<{ median: number | null; p90: number | null }>`
    select percentile_cont(0.5) within group (order by hours) as median, percentile_cont(0.9) within group (order by hours) as p90
    from (
      select extract(epoch from d.at - min(b.at)) / 3600 as hours
      from order_events d
      join orders o on o.id = d.order_id
      join order_events b on b.order_id = d.order_id and b.kind = 'MOVED' and b.to_state in ('PAID', 'CONFIRMED')
      where d.kind = 'MOVED' and d.to_state = 'DELIVERED' and d.at > ${since} and ${inStores(stores, sql`o.store_id`)}
      group by d.id, d.at) handed_over`.execute(db);
  const { median = null, p90 = null } = rows[0] ?? {};
  return median === null || p90 === null ? null : { median, p90 };
}

/** How attempts to pay ended since then, by provider. One that the shopper gave up is neither; none stays open for two days. */
export async function selectPaymentsEnded(
  db: ReadDb,
  { stores, since }: { stores: Stores; since: Date },
): Promise<OrderFigures['payments']> {
  const { rows } = await sql<OrderFigures['payments'][number]>`
    select p.provider, count(*) filter (where p.payment_state in ('PAID', 'REFUNDED'))::integer as paid,
      count(*) filter (where p.failure in ('DECLINED', 'TIMED_OUT'))::integer as failed
    from payments p join orders o on o.id = p.order_id
    where p.created_at > ${since}::timestamptz - interval '2 days' and coalesce(p.settled_at, p.ended_at) > ${since} and ${inStores(stores, sql`o.store_id`)}
    group by p.provider
    having count(*) filter (where p.payment_state in ('PAID', 'REFUNDED') or p.failure in ('DECLINED', 'TIMED_OUT')) > 0
    order by p.provider`.execute(db);
  return rows;
}
