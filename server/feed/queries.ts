import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { Slugs } from './addresses.ts';

/** A page of the sitemap; `changed_at` null = unknown. */
export interface PageRow extends Slugs {
  id: number;
  name: LocalizedText;
  changed_at: Date | null;
}

export interface ProductPageRow extends PageRow {
  description: LocalizedText;
  /** Keys of its pictures, main picture first. */
  pictures: string[];
}

const picturesOf = sql<string[]>`array(
  select a.key from product_attachments pa join attachments a on a.id = pa.attachment_id
  where pa.product_id = p.id and a.kind = 'IMAGE' order by pa.is_main desc, pa.order_number, a.id)`;

/** Returns public products by id, including sold-out ones, whose pages remain (SEO-10). */
export async function selectProductPages(
  db: ReadDb,
  { offset, limit }: { offset: number; limit: number },
): Promise<ProductPageRow[]> {
  const { rows } = await sql<ProductPageRow>`
    select p.id, p.name, p.description, p.slug_uz, p.slug_ru, p.slug_en, d.changed_at, ${picturesOf} as pictures
    from products p join product_dates d on d.product_id = p.id
    where p.product_state = 'ACTIVE' order by p.id offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export async function countProductPages(db: ReadDb): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('product_state', '=', 'ACTIVE')
    .executeTakeFirstOrThrow();
  return count;
}

export interface CategoryPageRow extends PageRow {
  parent_id: number | null;
}

/** A category's page changes with the products in it and its subcategories. */
export async function selectCategoryPages(db: ReadDb): Promise<CategoryPageRow[]> {
  const { rows } = await sql<CategoryPageRow>`
    with recursive branch as (
      select id as top_id, id from categories
      union all select b.top_id, c.id from categories c join branch b on c.parent_id = b.id
    )
    select c.id, c.parent_id, c.name, c.slug_uz, c.slug_ru, c.slug_en, greatest(c.updated_at, (
      select max(d.changed_at) from branch b join products p on p.category_id = b.id join product_dates d on d.product_id = p.id
      where b.top_id = c.id)) as changed_at
    from categories c order by c.position, c.id limit 1000`.execute(db);
  return rows;
}

export async function selectCollectionPages(db: ReadDb): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select c.id, c.name, c.slug_uz, c.slug_ru, c.slug_en, greatest(c.updated_at, (
      select max(d.changed_at) from collection_products k join product_dates d on d.product_id = k.product_id
      where k.collection_id = c.id)) as changed_at
    from collections c where c.collection_state = 'ACTIVE' order by c.position, c.id limit 1000`.execute(db);
  return rows;
}

export interface SinglePageRow {
  slug: string;
  /** Empty = not written in that language. */
  title: LocalizedText;
  changed_at: Date;
}

export async function selectMomentPages(db: ReadDb): Promise<SinglePageRow[]> {
  const { rows } = await sql<SinglePageRow>`
    select m.slug, m.title, greatest(m.updated_at, (
      select max(d.changed_at) from moment_products k join product_dates d on d.product_id = k.product_id
      where k.moment_id = m.id)) as changed_at
    from moments m where m.moment_state = 'ACTIVE' order by m.position, m.id limit 1000`.execute(db);
  return rows;
}

export async function selectStorePages(db: ReadDb): Promise<{ slug: string; changed_at: Date }[]> {
  return db
    .selectFrom('stores')
    .select(['slug', 'updated_at as changed_at'])
    .where('closed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute();
}

/** Returns the editors' pages; a language without a body has no title here. */
export async function selectWrittenPages(db: ReadDb): Promise<SinglePageRow[]> {
  const { rows } = await sql<SinglePageRow>`
    select slug, updated_at as changed_at, (
      select jsonb_object_agg(key, case when body -> key = '[]' then '' else value end) from jsonb_each_text(title)) as title
    from pages where page_state = 'PUBLISHED' order by slug limit 1000`.execute(db);
  return rows;
}

/** Returns a stamp that changes with everything in a sitemap or a feed. */
export async function selectStamp(db: ReadDb): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws('|',
      (select max(changed_at) from catalog_changes), (select max(changed_at) from product_last_changes),
      (select concat(count(*), ' ', max(created_at)) from products),
      (select concat(count(*), ' ', max(updated_at)) from categories), (select concat(count(*), ' ', max(updated_at)) from collections),
      (select concat(count(*), ' ', max(updated_at)) from moments), (select concat(count(*), ' ', max(updated_at)) from stores),
      (select concat(count(*), ' ', max(updated_at)) from pages),
      (select md5(string_agg(concat_ws(' ', region_id, district_id, t.zone, t.cost_som, t.free_from_som, t.min_days, t.max_days,
          z.cost_som, z.free_from_som, z.min_days, z.max_days), ',' order by t.id))
        from delivery_tariffs t left join delivery_zones z on z.zone = t.zone)
    ) as stamp`.execute(db);
  return rows[0]?.stamp ?? '';
}
