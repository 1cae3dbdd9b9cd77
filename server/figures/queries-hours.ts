import { sql } from 'kysely';
import type { OrderHours } from '#contract/admin/figures.ts';
import type { ReadDb } from '#database/connect.ts';
import { inStores } from './in-stores.ts';
import type { Period, Stores } from './queries-sales.ts';

/** Counts the purchases of the period by weekday and hour in Tashkent; an hour without any has no row. */
export async function selectOrderHours(
  db: ReadDb,
  { first, last, stores }: Period & { stores: Stores },
): Promise<OrderHours['hours']> {
  const { rows } = await sql<OrderHours['hours'][number]>`
    select extract(isodow from placed.at)::integer as weekday, extract(hour from placed.at)::integer as hour, count(*)::integer as orders
    from sale_events s
    join orders o on o.id = s.order_id
    cross join lateral (select o.created_at at time zone 'Asia/Tashkent' as at) placed
    where s.name = 'purchase' and s.day between ${first}::date and ${last}::date and ${inStores(stores, sql`o.store_id`)}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
