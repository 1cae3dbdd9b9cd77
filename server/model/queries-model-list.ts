import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { MakeClass } from '#domain/pricing/price-formula.ts';
import { containing } from '#server/kit/texts/typed-text.ts';
import { lacksAnyOf } from './model-health.ts';
import {
  allOf,
  countRows,
  type EdgeRow,
  type ListPage,
  pageClauses,
  pageRows,
} from '#server/kit/list-page.ts';

export interface ModelListRow extends EdgeRow {
  artikul: string;
  version: number;
  name: LocalizedText;
  description: LocalizedText;
  kind: 'jewel' | 'loose-stone';
  product_state: 'DRAFT' | 'ACTIVE' | 'ARCHIVED';
  publish_at: Date | null;
  archive_at: Date | null;
  category_id: number;
  metal: string | null;
  make: MakeClass | null;
  updated_at: Date;
  image_key: string | null;
  pictures: number;
  views: number;
  sold: number;
  pieces: number;
  on_sale: number;
  price_from: number | null;
  price_to: number | null;
}

/** Conditions on models; an omitted field does not restrict the result. */
export interface ModelFilter {
  q?: string;
  states?: readonly string[];
  /** The categories including their subcategories. */
  categoryIds?: readonly number[];
  collectionIds?: readonly number[];
  metals?: readonly string[];
  makes?: readonly string[];
  kinds?: readonly string[];
  styles?: readonly string[];
  genders?: readonly string[];
  occasions?: readonly string[];
  /** Any of these gaps in the content. */
  health?: readonly string[];
  markdown?: boolean;
  scheduled?: boolean;
}

const columns = sql`
  p.id, p.artikul, p.version, p.name, p.description, p.kind, p.product_state, p.publish_at, p.archive_at, p.category_id, p.metal, p.make,
  p.updated_at, media.image_key, media.pictures, p.views, p.sold, stock.pieces, stock.on_sale, stock.price_from, stock.price_to`;

const facts = sql`
  cross join lateral (
    select count(*)::integer as pieces, count(*) filter (where product_item_state = 'AVAILABLE')::integer as on_sale,
      min(nullif(price_b2c_som, 0)) filter (where product_item_state = 'AVAILABLE') as price_from,
      max(nullif(price_b2c_som, 0)) filter (where product_item_state = 'AVAILABLE') as price_to
    from product_items where product_id = p.id
  ) stock
  cross join lateral (
    select count(*)::integer as pictures, (array_agg(a.address order by pa.is_main desc, pa.order_number, a.id)
      filter (where a.kind = 'IMAGE'))[1] as image_key
    from product_attachments pa join attachments a on a.id = pa.attachment_id where pa.product_id = p.id
  ) media`;

/** The models with their figures, which every model has: an index of the figures is read in the order of a list. */
const models = sql`(
  select p.*, f.views, f.sold from products p join model_figures f on f.product_id = p.id) p`;

/** The same for a few models: `offset 0` looks up the figures of each, instead of reading those of all models. */
const fewModels = sql`(
  select p.*, f.views, f.sold from products p
  cross join lateral (select views, sold from model_figures where product_id = p.id offset 0) f) p`;

/** Returns one page, plus one row if another page follows. */
export async function selectModels(db: ReadDb, filter: ModelFilter, page: ListPage): Promise<ModelListRow[]> {
  const { order } = pageClauses(page);
  const from = page.isFew ? fewModels : models;
  const ofPage = pageRows(page, { from, filter: whereOf(filter), alias: sql`p` });
  const { rows } = await sql<ModelListRow>`
    select ${columns}, (${page.sort.by})::text as edge from ${ofPage} ${facts} ${order}`.execute(db);
  return rows;
}

export async function findModel(db: ReadDb, artikul: string): Promise<ModelListRow | undefined> {
  const { rows } = await sql<ModelListRow>`
    select ${columns}, p.artikul as edge from ${fewModels} ${facts} where p.artikul = ${artikul}`.execute(db);
  return rows[0];
}

export async function countModels(
  db: ReadDb,
  filter: ModelFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from products p where ${whereOf(filter)}`, wanted);
}

/** Returns the ids of all models that match the filter, at most `limit`. */
export async function selectModelIds(
  db: ReadDb,
  filter: ModelFilter,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where ${whereOf(filter)} and p.artikul <> all (${except}::text[]) limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

function whereOf(filter: ModelFilter): RawBuilder<boolean> {
  return allOf([
    filter.q !== undefined && matchesText(filter.q),
    filter.states && sql`p.product_state = any(${filter.states}::text[])`,
    filter.categoryIds && sql`p.category_id = any(${filter.categoryIds}::bigint[])`,
    filter.collectionIds &&
      sql`p.id = any(array(select product_id from collection_products where collection_id = any(${filter.collectionIds}::bigint[])))`,
    filter.metals && sql`p.metal = any(${filter.metals}::text[])`,
    filter.makes && sql`p.make = any(${filter.makes}::text[])`,
    filter.kinds && sql`p.kind = any(${filter.kinds}::text[])`,
    filter.styles && sql`p.styles && ${filter.styles}::text[]`,
    filter.genders && sql`p.gender = any(${filter.genders}::text[])`,
    filter.occasions && sql`p.occasions && ${filter.occasions}::text[]`,
    filter.health && lacksAnyOf(filter.health),
    filter.markdown &&
      sql`exists (select from product_items i where i.product_id = p.id and i.product_item_state <> 'SOLD'
        and i.old_price_b2c_som is not null)`,
    filter.scheduled && sql`(p.publish_at is not null or p.archive_at is not null)`,
  ]);
}

/** Matches the beginning of an artikul, or words of a name; each has its own index. */
function matchesText(q: string): RawBuilder<unknown> {
  const part = containing(q);
  return sql`(p.artikul like upper(${part.slice(1)})
    or lower((p.name ->> 'uz') || ' ' || (p.name ->> 'ru') || ' ' || (p.name ->> 'en')) like lower(${part}))`;
}
