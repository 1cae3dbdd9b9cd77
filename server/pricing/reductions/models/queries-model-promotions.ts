import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { Promotion } from '#domain/pricing/reductions.ts';

/** A model with the promotions that target it directly and have not ended. */
export interface PromotedModelRow {
  id: number;
  name: string;
  version: number;
  storeId: null;
  state: 'DRAFT' | 'ACTIVE' | 'ARCHIVED';
  /** One of its unsold pieces has a price. */
  isPriced: boolean;
  promotionIds: number[];
  /** A promotion of its category or of a collection covers it. */
  isGrouped: boolean;
}

const models = sql`
  select p.id, p.artikul as name, p.version, null as "storeId", p.product_state as state,
    exists (select from product_items i where i.product_id = p.id and i.product_item_state <> 'SOLD' and i.price_b2c_som > 0) as "isPriced",
    array(select r.id::float8 from reduction_targets t join promotions r on r.id = t.promotion_id
      where t.product_id = p.id and r.promotion_state <> 'OVER' order by r.id) as "promotionIds",
    exists (select from promotions r join targeted_products t on t.promotion_id = r.id
      where t.product_id = p.id and r.promotion_state <> 'OVER'
        and not exists (select from reduction_targets d where d.promotion_id = r.id and d.product_id = p.id)) as "isGrouped"
  from products p`;

export async function selectPromotedModels(db: ReadDb, ids: readonly number[]): Promise<PromotedModelRow[]> {
  const { rows } = await sql<PromotedModelRow>`${models} where p.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

export async function lockPromotedModels(db: Db, ids: readonly number[]): Promise<PromotedModelRow[]> {
  const { rows } = await sql<PromotedModelRow>`
    ${models} where p.id = any(${ids}::bigint[]) order by p.id for no key update of p`.execute(db);
  return rows;
}

/**
 * Sets the promotions that target the models directly; ended promotions stay as they are. Queues the models' unsold pieces for repricing.
 * Locks the promotions, so that none starts or ends in between.
 */
export async function replacePromotions(
  db: Db,
  { records, now }: { records: readonly { id: number; promotionIds: readonly number[] }[]; now: Date },
): Promise<void> {
  const ids = records.map(({ id }) => id);
  const wanted = sql`
    select w.id as product_id, r.id as promotion_id
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as w (id bigint, "promotionIds" bigint[])
    cross join unnest(w."promotionIds") as chosen (id) join promotions r on r.id = chosen.id and r.promotion_state <> 'OVER'`;
  await sql`select from promotions where promotion_state <> 'OVER' order by id for share`.execute(db);
  await sql`
    delete from reduction_targets t using promotions r
    where r.id = t.promotion_id and r.promotion_state <> 'OVER' and t.product_id = any(${ids}::bigint[])
      and (t.product_id, t.promotion_id) not in (${wanted})`.execute(db);
  await sql`
    insert into reduction_targets (promotion_id, product_id) select promotion_id, product_id from (${wanted}) w
    on conflict do nothing`.execute(db);
  await sql`
    insert into repricing (item_id, why, requested_at)
    select i.id, 'PROMOTION', ${now}::timestamptz from product_items i
    where i.product_id = any(${ids}::bigint[]) and i.product_item_state <> 'SOLD' order by i.id
    on conflict (item_id) do update set why = excluded.why, requested_at = excluded.requested_at`.execute(db);
}

/** Returns the running promotions that cover these products through a category or a collection. */
export async function selectGroupPromotions(
  db: ReadDb,
  productIds: readonly number[],
): Promise<(Promotion & { productId: number })[]> {
  const { rows } = await sql<Promotion & { productId: number }>`
    with recursive branch as (
      select id as top_id, id from categories
      union select b.top_id, c.id from branch b join categories c on c.parent_id = b.id
    ), grouped as (
      select t.promotion_id, p.id as product_id from reduction_targets t
        join branch b on b.top_id = t.category_id join products p on p.category_id = b.id where p.id = any(${productIds}::bigint[])
      union
      select t.promotion_id, k.product_id from reduction_targets t
        join collection_products k on k.collection_id = t.collection_id where k.product_id = any(${productIds}::bigint[])
    )
    select g.product_id as "productId", r.id, r.percent, r.amount_som as "amountSom", r.stacks
    from promotions r join grouped g on g.promotion_id = r.id where r.promotion_state = 'RUNNING'`.execute(
    db,
  );
  return rows;
}

/** Returns the artikuls of the first models. */
export async function selectArtikuls(
  db: ReadDb,
  { ids, most }: { ids: readonly number[]; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ artikul: string }>`
    select artikul from products where id = any(${ids}::bigint[]) order by artikul limit ${most}`.execute(db);
  return rows.map(({ artikul }) => artikul);
}
