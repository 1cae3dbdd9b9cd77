import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import { paidWithoutVat } from './margin-of-lines.ts';
import { usdRateOf } from './queries-usd.ts';

/** Days in Tashkent, both inclusive. */
export interface Period {
  first: TashkentDay;
  last: TashkentDay;
}

/** Orders of these stores; null = every order, including deliveries. */
export type Stores = readonly number[] | null;

export interface SalesRow {
  sold_som: number;
  orders: number;
  refunded_som: number;
  /** The same in each row. */
  usd_rate: number | null;
}

/** Purchases and refunds, a row for each period. */
export async function selectSales(
  db: ReadDb,
  periods: readonly Period[],
  { stores, today }: { stores: Stores; today: string },
): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    select found.*, ${usdRateOf(today)} as usd_rate from ${table(periods)} cross join lateral (
    select coalesce(sum(s.value_som + s.shipping_som) filter (where s.name = 'purchase'), 0)::float8 as sold_som,
      count(*) filter (where s.name = 'purchase')::integer as orders,
      coalesce(sum(s.value_som) filter (where s.name = 'refund'), 0)::float8 as refunded_som
    from sale_events s where ${ofPeriod} and ${ofStores(stores, sql`s.order_id`)}) found order by p.nth`.execute(
    db,
  );
  return rows;
}

/**
 * Sold pieces. The amounts are of unreturned sales without VAT: of all pieces, of those with a known cost, and that cost; null = may not be
 * seen.
 */
export interface PiecesSoldRow {
  weight_mg: number;
  /** The weight of the gold, converted to fineness 585. */
  weight_585_mg: number;
  carat_thousandths: number;
  net_som: number | null;
  costed_som: number | null;
  cost_som: number | null;
}

/** Returns the sold pieces, one row per period. `seesMargin`: with their cost. */
export async function selectPiecesSold(
  db: ReadDb,
  periods: readonly Period[],
  { stores, seesMargin }: { stores: Stores; seesMargin: boolean },
): Promise<PiecesSoldRow[]> {
  const { rows } = await sql<PiecesSoldRow>`
    select found.* from ${table(periods)} cross join lateral (
    select coalesce(sum(i.weight_mg), 0)::float8 as weight_mg, coalesce(sum(c.carat_thousandths), 0)::float8 as carat_thousandths,
      coalesce(sum(i.weight_mg * i.probe / 585.0) filter (where m.precious_metal = 'gold'), 0)::float8 as weight_585_mg,
      case when ${seesMargin} then coalesce(sum(${paidWithoutVat}) filter (where l.released_at is null), 0)::float8 end as net_som,
      case when ${seesMargin} then coalesce(sum(${paidWithoutVat}) filter (where l.released_at is null and k.item_id is not null), 0)::float8 end as costed_som,
      case when ${seesMargin} then coalesce(sum(k.cost_som) filter (where l.released_at is null), 0)::float8 end as cost_som
    from sale_events s
    join order_lines l on l.order_id = s.order_id
    join product_items i on i.id = l.item_id
    join products d on d.id = i.product_id
    left join metals m on m.code = d.metal
    left join piece_costs k on k.item_id = i.id and ${seesMargin}
    left join lateral (
      select sum(count * carat_thousandths) as carat_thousandths from stones where item_id = i.id) c on true
    where s.name = 'purchase' and ${ofPeriod} and ${ofStores(stores, sql`s.order_id`)}) found order by p.nth`.execute(
    db,
  );
  return rows;
}

/** Returns the ledger's payments minus refunds, in whole soʻm, per period. */
export async function selectMoneyIn(
  db: ReadDb,
  periods: readonly Period[],
  stores: Stores,
): Promise<number[]> {
  const { rows } = await sql<{ som: number }>`
    select found.som from ${table(periods)} cross join lateral (
    select coalesce(sum(e.amount_som), 0)::float8 as som from ledger_entries e
    where e.at >= p.first::timestamp at time zone 'Asia/Tashkent'
      and e.at < (p.last + 1)::timestamp at time zone 'Asia/Tashkent'
      and ${ofStores(stores, sql`e.order_id`)}) found order by p.nth`.execute(db);
  return rows.map(({ som }) => som);
}

/** Returns purchases by day; a day without any has no row. */
export async function selectDays(
  db: ReadDb,
  period: Period,
  stores: Stores,
): Promise<{ day: TashkentDay; sold_som: number; orders: number }[]> {
  const { rows } = await sql<{ day: TashkentDay; sold_som: number; orders: number }>`
    select s.day, sum(s.value_som + s.shipping_som)::float8 as sold_som, count(*)::integer as orders
    from sale_events s
    where s.name = 'purchase' and s.day between ${period.first}::date and ${period.last}::date and ${ofStores(stores, sql`s.order_id`)}
    group by s.day`.execute(db);
  return rows;
}

/** The periods as rows `p`, so that one statement covers all of them. */
const table = (periods: readonly Period[]): RawBuilder<unknown> =>
  sql`unnest(${periods.map(({ first }) => first)}::date[], ${periods.map(({ last }) => last)}::date[])
    with ordinality as p (first, last, nth)`;

const ofPeriod = sql`s.day between p.first and p.last`;

const ofStores = (stores: Stores, orderId: RawBuilder<unknown>): RawBuilder<boolean> =>
  stores === null
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from orders o where o.id = ${orderId} and o.store_id = any(${stores}::bigint[]))`;
