import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';

/** Days of Tashkent, both inclusive. */
export interface Period {
  first: TashkentDay;
  last: TashkentDay;
}

/** Orders of these stores; null = every order, also those that are delivered. */
export type Stores = readonly number[] | null;

export interface SalesRow {
  sold_som: number;
  orders: number;
  refunded_som: number;
}

/** Purchases and refunds of a period. */
export async function selectSales(db: ReadDb, period: Period, stores: Stores): Promise<SalesRow> {
  const { rows } = await sql<SalesRow>`
    select coalesce(sum(s.value_som + s.shipping_som) filter (where s.name = 'purchase'), 0)::float8 as sold_som,
      count(*) filter (where s.name = 'purchase')::integer as orders,
      coalesce(sum(s.value_som) filter (where s.name = 'refund'), 0)::float8 as refunded_som
    from sale_events s where ${ofPeriod(period)} and ${ofStores(stores, sql`s.order_id`)}`.execute(db);
  return rows[0] ?? { sold_som: 0, orders: 0, refunded_som: 0 };
}

/** Grams and carats of the pieces that a period sold. */
export async function selectWeightSold(
  db: ReadDb,
  period: Period,
  stores: Stores,
): Promise<{ weight_mg: number; carat_thousandths: number }> {
  const { rows } = await sql<{ weight_mg: number; carat_thousandths: number }>`
    select coalesce(sum(i.weight_mg), 0)::float8 as weight_mg, coalesce(sum(c.carat_thousandths), 0)::float8 as carat_thousandths
    from sale_events s
    join order_lines l on l.order_id = s.order_id
    join product_items i on i.id = l.item_id
    left join lateral (
      select sum(count * carat_thousandths) as carat_thousandths from stones where item_id = i.id) c on true
    where s.name = 'purchase' and ${ofPeriod(period)} and ${ofStores(stores, sql`s.order_id`)}`.execute(db);
  return rows[0] ?? { weight_mg: 0, carat_thousandths: 0 };
}

/** What the ledger booked, refunds taken off, whole soʻm. */
export async function selectMoneyIn(db: ReadDb, { first, last }: Period, stores: Stores): Promise<number> {
  const { rows } = await sql<{ som: number }>`
    select coalesce(sum(e.amount_som), 0)::float8 as som from ledger_entries e
    where e.at >= ${first}::date::timestamp at time zone 'Asia/Tashkent'
      and e.at < (${last}::date + 1)::timestamp at time zone 'Asia/Tashkent'
      and ${ofStores(stores, sql`e.order_id`)}`.execute(db);
  return rows[0]?.som ?? 0;
}

/** Purchases by day; a day without any has no row. */
export async function selectDays(
  db: ReadDb,
  period: Period,
  stores: Stores,
): Promise<{ day: TashkentDay; sold_som: number; orders: number }[]> {
  const { rows } = await sql<{ day: TashkentDay; sold_som: number; orders: number }>`
    select s.day, sum(s.value_som + s.shipping_som)::float8 as sold_som, count(*)::integer as orders
    from sale_events s
    where s.name = 'purchase' and ${ofPeriod(period)} and ${ofStores(stores, sql`s.order_id`)}
    group by s.day`.execute(db);
  return rows;
}

const ofPeriod = ({ first, last }: Period): RawBuilder<boolean> =>
  sql<boolean>`s.day between ${first}::date and ${last}::date`;

const ofStores = (stores: Stores, orderId: RawBuilder<unknown>): RawBuilder<boolean> =>
  stores === null
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from orders o where o.id = ${orderId} and o.store_id = any(${stores}::bigint[]))`;
