import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

/** Starts and ends promotions whose time has come, and queues the covered pieces for repricing, including held ones. */
export async function moveDuePromotions(db: Db, now: Date): Promise<void> {
  await sql`
    with moved as (
      update promotions set promotion_state = case when ends_at <= ${now} then 'OVER' else 'RUNNING' end
      where (promotion_state = 'PLANNED' and begins_at <= ${now}) or (promotion_state <> 'OVER' and ends_at <= ${now})
      returning id
    )
    insert into repricing (item_id, why, requested_at)
    select distinct i.id, 'PROMOTION', ${now}::timestamptz from product_items i
    join targeted_products t on t.product_id = i.product_id
    where t.promotion_id in (select id from moved) and i.product_item_state <> 'SOLD'
    order by i.id
    on conflict (item_id) do update set why = excluded.why, requested_at = excluded.requested_at`.execute(db);
}

export interface NewReduction {
  percent: number | null;
  amountSom: number | null;
  stacks: boolean;
  beginsAt: Date;
  endsAt: Date | null;
  /** The staff member and the approval; if omitted, a command set it or no approval was needed. */
  setBy?: number | null;
  approvalId?: number | null;
}

export async function insertPromotion(
  db: Db,
  promotion: NewReduction & { name: LocalizedText },
): Promise<number> {
  const row = await db
    .insertInto('promotions')
    .values({ name: promotion.name, ...reductionColumns(promotion) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export function reductionColumns({
  percent,
  amountSom,
  stacks,
  beginsAt,
  endsAt,
  setBy = null,
  approvalId = null,
}: NewReduction): {
  percent: number | null;
  amount_som: number | null;
  stacks: boolean;
  begins_at: Date;
  ends_at: Date | null;
  set_by: number | null;
  approval_id: number | null;
} {
  return {
    percent,
    amount_som: amountSom,
    stacks,
    begins_at: beginsAt,
    ends_at: endsAt,
    set_by: setBy,
    approval_id: approvalId,
  };
}

export interface Target {
  product_id: number | null;
  category_id: number | null;
  collection_id: number | null;
}

/** Finds the target of a word: a product by its artikul, a category or a collection by an address. */
export async function selectTargets(
  db: ReadDb,
  words: readonly string[],
): Promise<(Target & { word: string })[]> {
  const { rows } = await sql<Target & { word: string }>`
    with wanted as (select unnest(${words}::text[]) as word)
    select word, p.id as product_id, null::bigint as category_id, null::bigint as collection_id
      from wanted join products p on p.artikul = upper(word)
    union all select word, null, c.id, null from wanted join categories c on lower(word) in (c.slug_uz, c.slug_ru, c.slug_en)
    union all select word, null, null, c.id from wanted join collections c on lower(word) in (c.slug_uz, c.slug_ru, c.slug_en)`.execute(
    db,
  );
  return rows;
}

export async function insertTargets(
  db: Db,
  { of, targets }: { of: { promotion_id: number } | { promo_code_id: number }; targets: readonly Target[] },
): Promise<void> {
  if (targets.length === 0) return;
  await db
    .insertInto('reduction_targets')
    .values(targets.map((target) => ({ ...target, ...of })))
    .execute();
}
