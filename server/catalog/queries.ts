import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Stone } from '#contract/catalog/piece-facts.ts';
import type { ReadDb } from '#database/connect.ts';
import type { AttachmentRow } from '#server/attachment/attachment-row.ts';
import type { LocalizedText, ProductsTable } from '#database/schema.ts';
import { stonesOfPiece } from './sql-of-wire.ts';

export interface CategoryRow {
  id: number;
  parent_id: number | null;
  name: LocalizedText;
  description: LocalizedText;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
  background_key: string | null;
  image_key: string | null;
  icon_key: string | null;
  position: number;
}

export interface CollectionRow {
  id: number;
  name: LocalizedText;
  description: LocalizedText;
  story: LocalizedText | null;
  cover_id: number | null;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
  cover_key: string | null;
  cover_kind: AttachmentRow['kind'] | null;
  cover_alt: LocalizedText | null;
  cover_width: number | null;
  cover_height: number | null;
  cover_placeholder: string | null;
  position: number;
}

/** The part of a card that is independent of pieces; the pieces' part is from the index. */
export interface CardRow {
  id: number;
  artikul: string;
  name: LocalizedText;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
  category_id: number;
  is_diamond: boolean;
  kind: ProductCard['kind'];
  metal: ProductsTable['metal'];
  /** The stone, if the product is a loose stone; null = jewellery. */
  loose_stone: Stone | null;
  /** Keys, main picture first. */
  attachments: { key: string; kind: 'IMAGE' | 'VIDEO' }[] | null;
}

/** Returns all categories, or the one with this current or former slug in any language. */
export async function selectCategories(db: ReadDb, slug?: string): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories as c')
    .leftJoin('attachments as background', 'background.id', 'c.background_image_id')
    .leftJoin('attachments as image', 'image.id', 'c.image_id')
    .leftJoin('attachments as icon', 'icon.id', 'c.icon_id')
    .select([
      'c.id',
      'c.parent_id',
      'c.name',
      'c.description',
      'c.slug_uz',
      'c.slug_ru',
      'c.slug_en',
      'c.position',
    ])
    .select([
      'background.address as background_key',
      'image.address as image_key',
      'icon.address as icon_key',
    ])
    .where((where) =>
      slug === undefined
        ? where.lit(true)
        : where.or([
            where('c.slug_ru', '=', slug),
            where('c.slug_uz', '=', slug),
            where('c.slug_en', '=', slug),
            where('c.id', 'in', idsOfOldSlug(db, 'CATEGORY', slug)),
          ]),
    )
    .orderBy('c.position')
    .orderBy('c.id')
    .limit(1000)
    .execute();
}

/** Returns all public collections, or the one with this current or former slug in any language. */
export async function selectCollections(db: ReadDb, slug?: string): Promise<CollectionRow[]> {
  return db
    .selectFrom('collections as c')
    .leftJoin('attachments as cover', 'cover.id', 'c.cover_id')
    .select([
      'c.id',
      'c.name',
      'c.description',
      'c.story',
      'c.slug_uz',
      'c.slug_ru',
      'c.slug_en',
      'c.position',
      'c.cover_id',
    ])
    .select([
      'cover.key as cover_key',
      'cover.kind as cover_kind',
      'cover.alt as cover_alt',
      'cover.width as cover_width',
      'cover.height as cover_height',
      'cover.placeholder as cover_placeholder',
    ])
    .where('c.collection_state', '=', 'ACTIVE')
    .where((where) =>
      slug === undefined
        ? where.lit(true)
        : where.or([
            where('c.slug_ru', '=', slug),
            where('c.slug_uz', '=', slug),
            where('c.slug_en', '=', slug),
            where('c.id', 'in', idsOfOldSlug(db, 'COLLECTION', slug)),
          ]),
    )
    .orderBy('c.position')
    .orderBy('c.id')
    .limit(1000)
    .execute();
}

/** Returns the detail pictures of a collection, in their order. */
export async function selectCollectionPictures(db: ReadDb, collectionId: number): Promise<AttachmentRow[]> {
  return db
    .selectFrom('collection_pictures as p')
    .innerJoin('attachments as a', 'a.id', 'p.attachment_id')
    .select(['a.id', 'a.address as key', 'a.kind', 'a.alt', 'a.width', 'a.height', 'a.placeholder'])
    .where('p.collection_id', '=', collectionId)
    .orderBy('p.position')
    .limit(20)
    .execute();
}

/** Returns the rows of the public ones among these products, unordered; one prepared statement, by primary key. */
export async function selectCards(pool: Pool, ids: number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<CardRow>({ name: 'catalog_cards', text: cardsText, values: [ids] });
  return rows;
}

const cardsText = `
  select p.id, p.artikul, p.name, p.slug_uz, p.slug_ru, p.slug_en, p.category_id, p.is_diamond, p.kind, p.metal, media.attachments,
    case when p.kind = 'loose-stone' then (
      select row_to_json(stone) from product_items i cross join lateral (${stonesOfPiece} limit 1) stone where i.product_id = p.id limit 1
    ) end as loose_stone
  from products p
  cross join lateral (
    select json_agg(json_build_object('key', a.address, 'kind', a.kind) order by pa.is_main desc, pa.order_number, a.id) as attachments
    from product_attachments pa join attachments a on a.id = pa.attachment_id
    where pa.product_id = p.id
  ) media
  where p.id = any($1::bigint[]) and p.product_state = 'ACTIVE'`;

/** Returns the keys of the first pictures on the cards of public products, most popular first. */
export async function selectFrontPictures(db: ReadDb): Promise<string[]> {
  const rows = await db
    .selectFrom('product_attachments as pa')
    .innerJoin('attachments as a', 'a.id', 'pa.attachment_id')
    .innerJoin('products as p', 'p.id', 'pa.product_id')
    .select('a.key')
    .where('pa.is_main', '=', true)
    .where('p.product_state', '=', 'ACTIVE')
    .where('a.kind', '=', 'IMAGE')
    .orderBy('p.popularity', 'desc')
    .orderBy('p.id')
    .limit(500)
    .execute();
  return [...new Set(rows.map((row) => row.key))];
}

/** Returns the products with this style number, or with a piece of this serial number. */
export async function selectIdsByNumber(db: ReadDb, numbers: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; number: string }>`
    select id, artikul as number from products where artikul = any(${numbers}::text[])
    union select product_id, serial_number from product_items where serial_number = any(${numbers}::text[])
  `.execute(db);
  const best = numbers.find((number) => rows.some((row) => row.number === number));
  return rows.filter(({ number }) => number === best).map(({ id }) => id);
}

function idsOfOldSlug(db: ReadDb, kind: 'CATEGORY' | 'COLLECTION', slug: string) {
  return db
    .selectFrom('old_slugs')
    .select('thing_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('thing_id', 'is not', null)
    .$narrowType<{ thing_id: number }>();
}

/** Returns the slugs of a retired product's category (SEO-10). */
export async function findRetiredCategory(
  db: ReadDb,
  slugOrArtikul: string,
): Promise<{ slug_uz: string; slug_ru: string; slug_en: string } | undefined> {
  const { rows } = await sql<{ slug_uz: string; slug_ru: string; slug_en: string }>`
    select c.slug_uz, c.slug_ru, c.slug_en from products p join categories c on c.id = p.category_id
    where p.product_state = 'ARCHIVED' and (${slugOrArtikul} in (p.slug_uz, p.slug_ru, p.slug_en) or p.artikul = upper(${slugOrArtikul})
      or p.id in (select product_id from product_old_slugs where slug = ${slugOrArtikul}))
    limit 1`.execute(db);
  return rows[0];
}
