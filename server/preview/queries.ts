import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

/** The content of a preview picture; the price is that of the cheapest available piece, whole soʻm. */
export interface SubjectRow {
  name: LocalizedText;
  picture: string | null;
  min_som: number | null;
}

export interface ProductSubjectRow extends SubjectRow {
  /** The name of its metal without the color; null for a loose stone. */
  metal: LocalizedText | null;
  probe: number | null;
  /** Available pieces: their number, the lightest and the heaviest. */
  pieces: number;
  min_mg: number | null;
  max_mg: number | null;
}

export async function findProductSubject(db: ReadDb, id: number): Promise<ProductSubjectRow | undefined> {
  const { rows } = await sql<ProductSubjectRow>`
    select p.name, (
      select f.name from metals m join precious_metals f on f.code = m.precious_metal where m.code = p.metal) as metal, (
      select a.key from product_attachments pa join attachments a on a.id = pa.attachment_id
      where pa.product_id = p.id and a.kind = 'IMAGE' order by pa.is_main desc, pa.order_number, a.id limit 1) as picture,
      own.probe, own.min_som, own.pieces, own.min_mg, own.max_mg
    from products p cross join lateral (
      select min(i.probe) as probe, min(i.price_b2c_som) filter (where i.price_b2c_som > 0) as min_som,
        count(*)::int as pieces, min(i.weight_mg) as min_mg, max(i.weight_mg) as max_mg
      from product_items i where i.product_id = p.id and i.product_item_state = 'AVAILABLE') own
    where p.id = ${id} and p.product_state = 'ACTIVE'`.execute(db);
  return rows[0];
}

const minOf = (condition: ReturnType<typeof sql>) => sql`(
  select min(i.price_b2c_som) from product_items i join products p on p.id = i.product_id
  where i.product_item_state = 'AVAILABLE' and i.price_b2c_som > 0 and p.product_state = 'ACTIVE' and ${condition}) as min_som`;

/** Returns a category by its English slug. */
export async function findCategorySubject(db: ReadDb, slug: string): Promise<SubjectRow | undefined> {
  const { rows } = await sql<SubjectRow>`
    select c.name, a.key as picture, ${minOf(sql`p.category_id = c.id`)}
    from categories c left join attachments a on a.id = coalesce(c.image_id, c.background_image_id)
    where c.slug_en = ${slug}`.execute(db);
  return rows[0];
}

/** Returns a collection by its English slug. */
export async function findCollectionSubject(db: ReadDb, slug: string): Promise<SubjectRow | undefined> {
  const { rows } = await sql<SubjectRow>`
    select c.name, a.key as picture, ${minOf(sql`p.id in (select product_id from collection_products where collection_id = c.id)`)}
    from collections c left join attachments a on a.id = c.cover_id and a.kind = 'IMAGE'
    where c.slug_en = ${slug} and c.collection_state = 'ACTIVE'`.execute(db);
  return rows[0];
}

/** Returns a published moment by the first part of its address. */
export async function findMomentSubject(db: ReadDb, product: string): Promise<SubjectRow | undefined> {
  const { rows } = await sql<SubjectRow>`
    select m.title as name, a.key as picture, null as min_som
    from moments m left join attachments a on a.id = m.cover_id and a.kind = 'IMAGE'
    where m.slug = ${`${product}-moments`} and m.moment_state = 'ACTIVE'`.execute(db);
  return rows[0];
}

/** Returns the first picture of the home page. */
export async function findShopPicture(db: ReadDb, now: Date): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`
    select a.key from banners b join attachments a on a.id = coalesce(b.image_id, b.wide_image_id)
    where b.placement = 'HOME_HERO' and b.banner_state = 'ACTIVE' and (b.active_from is null or b.active_from <= ${now}) and (b.active_to is null or b.active_to > ${now})
    order by b.position, b.id limit 1`.execute(db);
  return rows[0]?.key ?? null;
}
