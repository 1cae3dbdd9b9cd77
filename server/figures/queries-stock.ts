import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import { isOnHand } from '#server/kit/lists/on-hand.ts';
import { inStores } from './in-stores.ts';
import type { Stores } from './queries-sales.ts';

export interface StockOf {
  stores: Stores;
  /** A day in Tashkent. */
  today: string;
  seesCost: boolean;
}

export interface AgeRow {
  /** Lower bound of the bucket, in days since the piece was received. */
  from: number;
  pieces: number;
  weight_mg: number;
  retail_som: number;
  /** Value of the pure metal at the current rate; null = a metal of these pieces has no rate. */
  metal_som: number | null;
  /** Total of the known costs; null = the reader may not see it. */
  cost_som: number | null;
  costed: number;
}

/** Returns the pieces on hand by age. `ages`: the lower bounds of the buckets, ascending from 0. */
export async function selectStockByAge(
  db: ReadDb,
  { stores, today, ages, seesCost }: StockOf & { ages: readonly number[] },
): Promise<AgeRow[]> {
  const { rows } = await sql<AgeRow>`
    with rates as (
      select distinct on (metal) metal, ref_som from metal_rates
      where applied_at is not null order by metal, effective_at desc, id desc),
    metal_prices as (select m.code, r.ref_som from metals m left join rates r on r.metal = m.precious_metal)
    select (${ages}::integer[])[width_bucket(greatest(${today}::date - i.received_on, 0), ${ages}::integer[])] as "from",
      count(*)::integer as pieces, sum(i.weight_mg)::float8 as weight_mg,
      coalesce(sum(i.price_b2c_som), 0)::float8 as retail_som,
      case when bool_and(i.probe is null or m.ref_som is not null)
        then round(coalesce(sum(i.weight_mg / 1000.0 * i.probe / 1000.0 * m.ref_som), 0))::float8 end as metal_som,
      case when ${seesCost} then coalesce(sum(k.cost_som), 0)::float8 end as cost_som, count(k.item_id)::integer as costed
    from product_items i
    join products p on p.id = i.product_id
    left join metal_prices m on m.code = p.metal
    left join piece_costs k on k.item_id = i.id and ${seesCost}
    where ${isOnHand(sql`i`)} and ${inStores(stores, sql`i.store_id`)}
    group by 1 order by 1`.execute(db);
  return rows;
}
