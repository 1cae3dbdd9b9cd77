import { type RawBuilder, sql } from 'kysely';
import type { ReductionTarget } from '#contract/admin/prices/reduction.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';
import type { Target } from '../queries-promotion.ts';
import { codesWhere, promotionsWhere, type ReductionFilter, stateOf } from './reduction-filter.ts';
import { pieceColumns, type PieceRow, pieceTables } from '../repricing/queries-reprice.ts';

interface TargetRow {
  kind: ReductionTarget['kind'];
  word: string;
  name: LocalizedText;
}

interface ReductionRow extends EdgeRow {
  version: number;
  percent: number | null;
  amount_som: number | null;
  stacks: boolean;
  begins_at: Date;
  ends_at: Date | null;
  state: 'PLANNED' | 'RUNNING' | 'OVER';
  targets: TargetRow[];
  set_by: string | null;
}

export interface ListedPromotion extends ReductionRow {
  name: LocalizedText;
  pieces: number;
  total_som: number;
  sold: number;
  given_som: number;
}

export interface ListedCode extends ReductionRow {
  code: string;
  min_goods_som: number;
  max_uses: number | null;
  max_uses_per_shopper: number | null;
  uses: number;
  discounts_som: number;
}

const targetsOf = (column: 'promotion_id' | 'promo_code_id') => sql`(
  select coalesce(json_agg(json_build_object('kind', case when p.id is not null then 'MODEL' when c.id is not null then 'CATEGORY'
    else 'COLLECTION' end, 'word', coalesce(p.artikul, c.slug_en, k.slug_en), 'name', coalesce(p.name, c.name, k.name))), '[]')
  from reduction_targets t left join products p on p.id = t.product_id left join categories c on c.id = t.category_id
    left join collections k on k.id = t.collection_id
  where t.${sql.ref(column)} = r.id) as targets`;

const common = (
  now: Date,
) => sql`r.id, r.version, r.percent, r.amount_som, r.stacks, r.begins_at, r.ends_at, s.name as set_by,
  ${stateOf(now)} as state`;

export async function selectPromotionList(
  db: ReadDb,
  filter: ReductionFilter,
  page: ListPage,
): Promise<ListedPromotion[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<ListedPromotion>`
    select ${common(filter.now)}, r.name, ${targetsOf('promotion_id')}, p.pieces, p.total_som, p.sold, p.given_som,
      (${page.sort.by})::text as edge
    from promotions r left join staff s on s.id = r.set_by
    cross join lateral (
      select count(*) filter (where not f.is_sold)::integer as pieces, coalesce(sum(f.price) filter (where not f.is_sold), 0)::bigint as total_som,
        count(*) filter (where f.is_sold)::integer as sold, coalesce(sum(f.old - f.price) filter (where f.is_sold), 0)::bigint as given_som
      from (select i.product_item_state = 'SOLD' as is_sold, i.price_b2c_som as price, coalesce(i.old_price_b2c_som, i.price_b2c_som) as old
        from product_items i where i.promotion_id = r.id) f) p
    where ${promotionsWhere(filter)} and ${where} ${order}`.execute(db);
  return rows;
}

export async function countPromotions(
  db: ReadDb,
  filter: ReductionFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countOf(db, sql`promotions r where ${promotionsWhere(filter)}`, wanted);
}

export async function selectCodeList(
  db: ReadDb,
  filter: ReductionFilter,
  page: ListPage,
): Promise<ListedCode[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<ListedCode>`
    select ${common(filter.now)}, r.code, r.min_goods_som, r.max_uses, r.max_uses_per_shopper, r.uses, r.discounts_som,
      ${targetsOf('promo_code_id')},
      (${page.sort.by})::text as edge
    from promo_codes r left join staff s on s.id = r.set_by
    where ${codesWhere(filter)} and ${where} ${order}`.execute(db);
  return rows;
}

export async function countCodes(
  db: ReadDb,
  filter: ReductionFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countOf(db, sql`promo_codes r where ${codesWhere(filter)}`, wanted);
}

async function countOf(db: ReadDb, rest: RawBuilder<unknown>, wanted: 'capped' | 'exact'): Promise<number> {
  return countRows(db, sql`from ${rest}`, wanted);
}

/** Locks a reduction and returns its version; undefined if there is none. */
export async function lockReduction(
  db: Db,
  { table, id }: { table: 'promotions' | 'promo_codes'; id: number },
): Promise<{ version: number; ends_at: Date | null; code?: string } | undefined> {
  return db
    .selectFrom(table)
    .select(['version', 'ends_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends a reduction that has not ended; the job that runs every minute updates the prices. */
export async function endReductionRow(
  db: Db,
  { table, id, now }: { table: 'promotions' | 'promo_codes'; id: number; now: Date },
): Promise<void> {
  await sql`update ${sql.table(table)} set ends_at = greatest(begins_at, ${now}::timestamptz) where id = ${id}`.execute(
    db,
  );
}

/** Returns the products that targets cover, including subcategories; without targets, all products. */
export async function selectCoveredProducts(db: ReadDb, targets: readonly Target[]): Promise<number[]> {
  const ids = (name: keyof Target) => targets.flatMap((target) => target[name] ?? []);
  const { rows } = await sql<{ id: number }>`
    with recursive branch as (
      select id from categories where id = any(${ids('category_id')}::bigint[])
      union select c.id from branch b join categories c on c.parent_id = b.id
    )
    select p.id from products p
    where ${targets.length === 0} or p.id = any(${ids('product_id')}::bigint[]) or p.category_id in (select id from branch)
      or exists (select from collection_products k where k.product_id = p.id and k.collection_id = any(${ids('collection_id')}::bigint[]))
    order by p.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns a batch of unsold pieces of products, after this id. */
export async function selectPiecesOfProducts(
  db: ReadDb,
  { productIds, after, size }: { productIds: readonly number[]; after: number; size: number },
): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`
    select ${pieceColumns} from ${pieceTables}
    where i.id > ${after} and i.product_id = any(${productIds}::bigint[]) and i.product_item_state <> 'SOLD'
    order by i.id limit ${size}`.execute(db);
  return rows;
}
