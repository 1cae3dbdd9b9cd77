import { sql } from 'kysely';
import type { OrderFigures } from '#contract/admin/figures.ts';
import type { ReadDb } from '#database/connect.ts';
import { inStores } from './in-stores.ts';
import type { Stores } from './queries-sales.ts';

const openStates = ['NEW', 'PAID', 'CONFIRMED', 'ASSEMBLING', 'SHIPPED', 'READY_FOR_PICKUP'];

/** Counts open orders by state, in the order of the states. */
export async function selectWaitingOrders(db: ReadDb, stores: Stores): Promise<OrderFigures['waiting']> {
  const { rows } = await sql<OrderFigures['waiting'][number]>`
    select o.order_state as state, count(*)::integer as count, sum(o.total_som)::float8 as total from orders o
    where o.order_state = any(${openStates}::text[])
      and ${inStores(stores, sql`o.store_id`)}
    group by o.order_state order by array_position(${openStates}::text[], o.order_state)`.execute(db);
  return rows;
}

/** Counts reserved pieces by what holds them. */
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

interface LeadTimeRow {
  median: number | null;
  p90: number | null;
  ready_median: number | null;
  ready_p90: number | null;
  rest_median: number | null;
  rest_p90: number | null;
}

/**
 * Average hours from payment or confirmation to the hand-over, of the orders handed over since then, and of its two parts: until the orders
 * were sent or ready, and from then on; null = no orders.
 */
export async function selectLeadTime(
  db: ReadDb,
  { stores, since }: { stores: Stores; since: Date },
): Promise<OrderFigures['leadTime']> {
  const share = (part: number, hours: string) =>
    sql`percentile_cont(${sql.lit(part)}) within group (order by ${sql.ref(hours)})`;
  const { rows } = await sql<LeadTimeRow>`
    select ${share(0.5, 'hours')} as median, ${share(0.9, 'hours')} as p90,
      ${share(0.5, 'ready')} as ready_median, ${share(0.9, 'ready')} as ready_p90,
      ${share(0.5, 'rest')} as rest_median, ${share(0.9, 'rest')} as rest_p90
    from (
      select extract(epoch from ended - begun) / 3600 as hours, extract(epoch from ready_at - begun) / 3600 as ready, extract(epoch from ended - ready_at) / 3600 as rest
      from (
        select d.at as ended, min(b.at) filter (where b.to_state in ('PAID', 'CONFIRMED')) as begun,
          min(b.at) filter (where b.to_state in ('SHIPPED', 'READY_FOR_PICKUP')) as ready_at
        from order_events d
        join orders o on o.id = d.order_id
        join order_events b on b.order_id = d.order_id and b.kind = 'MOVED'
          and b.to_state in ('PAID', 'CONFIRMED', 'SHIPPED', 'READY_FOR_PICKUP')
        where d.kind = 'MOVED' and d.to_state = 'DELIVERED' and d.at > ${since} and ${inStores(stores, sql`o.store_id`)}
        group by d.id, d.at) handed_over
      where begun is not null) lasted`.execute(db);
  const [row] = rows;
  const total = hoursOf(row?.median, row?.p90);
  return (
    total && {
      total,
      ready: hoursOf(row?.ready_median, row?.ready_p90),
      handOver: hoursOf(row?.rest_median, row?.rest_p90),
    }
  );
}

const hoursOf = (median: number | null = null, p90: number | null = null) =>
  median === null || p90 === null ? null : { median, p90 };

/**
 * Counts how attempts to pay ended since then, by provider. Those abandoned by the shopper are not counted; none stays open for two days.
 */
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
