import { type RawBuilder, sql } from 'kysely';
import type { AssortmentPart } from '#contract/admin/figures/assortment.ts';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { isOnHand } from '#server/kit/lists/on-hand.ts';
import { inStores } from '../in-stores.ts';
import type { Period, Stores } from '../queries-sales.ts';

export interface SellThroughOf extends Period {
  stores: Stores;
  by: AssortmentPart;
  /** A day in Tashkent. */
  today: string;
}

/** `is_whole`: the total of all pieces. */
export interface SellThroughRow {
  is_whole: boolean;
  key: string | null;
  name: LocalizedText | null;
  received: number;
  sold: number;
  sold_som: number;
  on_hand: number;
  retail_som: number;
  days: number | null;
}

/** How models are grouped: the key, and the source of its name. */
const keys: Record<AssortmentPart, { key: RawBuilder<unknown>; name: RawBuilder<unknown> }> = {
  MODEL: { key: sql`p.artikul`, name: sql`(select name from products where artikul = t.key)` },
  CATEGORY: {
    key: sql`p.category_id::text`,
    name: sql`(select name from categories where id = t.key::bigint)`,
  },
  METAL: { key: sql`p.metal`, name: sql`(select name from metals where code = t.key)` },
  COLLECTION: {
    key: sql`(select s.id::text from collection_products cp join collections s on s.id = cp.collection_id
      where cp.product_id = p.id order by s.position limit 1)`,
    name: sql`(select name from collections where id = t.key::bigint)`,
  },
};

/** Maximum number of models in a list. */
const maxRows = 300;

/**
 * Returns pieces received and sold in a period and on hand now, grouped; best-selling first. A sale belongs to the store of its order, a
 * piece to the store where it is. One statement.
 */
export async function selectSellThrough(
  db: ReadDb,
  { first, last, stores, by, today }: SellThroughOf,
): Promise<SellThroughRow[]> {
  const { key, name } = keys[by];
  const isInStores = inStores(stores, sql`i.store_id`);
  const { rows } = await sql<SellThroughRow>`
    with counted as (
      select i.product_id, count(*) as received, 0::bigint as sold, 0::numeric as sold_som, 0::bigint as on_hand, 0::numeric as retail_som, 0::bigint as days
      from product_items i where i.received_on between ${first}::date and ${last}::date and ${isInStores}
      group by i.product_id
      union all
      select i.product_id, 0, count(*), sum(l.unit_price_som - l.discount_som), 0, 0, 0
      from sale_events s join orders o on o.id = s.order_id
      join order_lines l on l.order_id = s.order_id join product_items i on i.id = l.item_id
      where s.name = 'purchase' and s.day between ${first}::date and ${last}::date and l.released_at is null
        and ${inStores(stores, sql`o.store_id`)}
      group by i.product_id
      union all
      select i.product_id, 0, 0, 0, count(*), coalesce(sum(i.price_b2c_som), 0), sum(greatest(${today}::date - i.received_on, 0))
      from product_items i
      where ${isOnHand(sql`i`)} and ${isInStores}
      group by i.product_id
    ), keyed as (
      select ${key} as key, c.* from counted c join products p on p.id = c.product_id
    ), t as (
      select grouping(key) = 1 as is_whole, key, coalesce(sum(received), 0)::integer as received, coalesce(sum(sold), 0)::integer as sold,
        coalesce(sum(sold_som), 0)::float8 as sold_som, coalesce(sum(on_hand), 0)::integer as on_hand, coalesce(sum(retail_som), 0)::float8 as retail_som,
        case when sum(on_hand) > 0 then round(sum(days) / sum(on_hand))::integer end as days
      from keyed group by grouping sets ((), (key))
      order by 1 desc, sum(sold) desc, sum(on_hand) desc, key limit ${maxRows + 1}
    )
    select t.is_whole, t.key, case when t.key is not null then ${name} end as name, t.received, t.sold, t.sold_som, t.on_hand, t.retail_som, t.days
    from t order by t.is_whole desc, t.sold desc, t.on_hand desc, t.key`.execute(db);
  return rows;
}
