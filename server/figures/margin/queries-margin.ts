import { type RawBuilder, sql } from 'kysely';
import type { MarginPart } from '#contract/admin/figures/margin.ts';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { inStores } from '../in-stores.ts';
import { paidWithoutVat } from '../margin-of-lines.ts';
import type { Period, Stores } from '../queries-sales.ts';

export interface MarginSumsRow {
  sold: number;
  costed: number;
  paid_som: number;
  net_som: number;
  cost_som: number;
}

export interface MarginPartRow extends MarginSumsRow {
  /** 1 = the period, 2 = the one before it. */
  nth: number;
  is_whole: boolean;
  key: string | null;
  name: LocalizedText | null;
}

/** How sold pieces are grouped: the key, and the source of its name. */
const keys: Record<MarginPart, { key: RawBuilder<unknown>; name: RawBuilder<unknown> }> = {
  CATEGORY: {
    key: sql`p.category_id::text`,
    name: sql`(select name from categories where id = t.key::bigint)`,
  },
  METAL: { key: sql`p.metal`, name: sql`(select name from metals where code = t.key)` },
  MODEL: { key: sql`p.artikul`, name: sql`(select name from products where artikul = t.key)` },
  STORE: { key: sql`o.store_id::text`, name: sql`null::jsonb` },
  CHANNEL: { key: sql`o.channel`, name: sql`null::jsonb` },
  WEEK: { key: sql`date_trunc('week', s.day)::date::text`, name: sql`null::jsonb` },
};

/** Maximum number of models in a list. */
const maxRows = 300;

/** Returns the unreturned sales of two periods, and the first one's grouped. One statement. */
export async function selectMargin(
  db: ReadDb,
  { period, before, stores, by }: { period: Period; before: Period; stores: Stores; by: MarginPart },
): Promise<MarginPartRow[]> {
  const { key, name } = keys[by];
  const order = by === 'WEEK' ? sql`key` : sql`sum(costed) = 0, sum(net_som) - sum(cost_som) desc, key`;
  const { rows } = await sql<MarginPartRow>`
    with lines as (
      select case when s.day >= ${period.first}::date then 1 else 2 end as nth, ${key} as key, ${paidWithoutVat} as paid_som,
        k.cost_som, case when k.item_id is not null then ${paidWithoutVat} else 0 end as net_som, (k.item_id is not null)::integer as costed
      from sale_events s join orders o on o.id = s.order_id
      join order_lines l on l.order_id = s.order_id join product_items i on i.id = l.item_id
      join products p on p.id = i.product_id left join piece_costs k on k.item_id = i.id
      where s.name = 'purchase' and s.day between ${before.first}::date and ${period.last}::date and l.released_at is null
        and ${inStores(stores, sql`o.store_id`)}
    ), t as (
      select nth, grouping(key) = 1 as is_whole, key, count(*)::integer as sold, sum(costed)::integer as costed,
        sum(paid_som)::float8 as paid_som, sum(net_som)::float8 as net_som, coalesce(sum(cost_som), 0)::float8 as cost_som,
        row_number() over (partition by nth, grouping(key) order by ${order}) as place
      from lines group by grouping sets ((nth), (nth, key))
    )
    select t.nth, t.is_whole, t.key, case when t.key is not null then ${name} end as name, t.sold, t.costed, t.paid_som, t.net_som, t.cost_som
    from t where t.is_whole or (t.nth = 1 and t.place <= ${maxRows}) order by t.is_whole desc, t.nth, t.place`.execute(
    db,
  );
  return rows;
}
