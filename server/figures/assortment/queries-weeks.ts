import { sql } from 'kysely';
import type { WeekRow } from '#contract/admin/figures/assortment.ts';
import type { ReadDb } from '#database/connect.ts';
import { inStores } from '../in-stores.ts';
import type { Period, Stores } from '../queries-sales.ts';

/** Returns the purchases of these days by week, store and channel, oldest week first; a week without any has no row. */
export async function selectWeeks(
  db: ReadDb,
  { first, last, stores }: Period & { stores: Stores },
): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`
    select date_trunc('week', s.day)::date as week, o.store_id::float8 as "storeId", o.channel, count(*)::integer as orders,
      sum(s.value_som + s.shipping_som)::float8 as sold
    from sale_events s join orders o on o.id = s.order_id
    where s.name = 'purchase' and s.day between ${first}::date and ${last}::date and ${inStores(stores, sql`o.store_id`)}
    group by 1, 2, 3 order by 1, 2 nulls last, 3`.execute(db);
  return rows;
}
