import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { AttachmentRow } from '#server/attachment/attachment-row.ts';

interface MomentHeadRow {
  id: number;
  slug: string;
  title: LocalizedText;
  lead: LocalizedText;
  position: number;
}
export interface MomentCardRow extends MomentHeadRow {
  cover_key: string | null;
}

export interface MomentRow extends MomentHeadRow {
  scenes: unknown;
  practical: LocalizedText;
  practical_text: LocalizedText | null;
  cover_id: number | null;
  category_id: number | null;
  category_name: LocalizedText | null;
  category_slug_uz: string | null;
  category_slug_ru: string | null;
  category_slug_en: string | null;
}

/** Returns the published moments in their order; for a product, only those with that product. */
export async function selectMoments(db: ReadDb, productId: number | null): Promise<MomentCardRow[]> {
  return db
    .selectFrom('moments as m')
    .leftJoin('attachments as cover', 'cover.id', 'm.cover_id')
    .select(['m.id', 'm.slug', 'm.title', 'm.lead', 'm.position', 'cover.key as cover_key'])
    .where('m.moment_state', '=', 'ACTIVE')
    .$if(productId !== null, (query) =>
      query.where('m.id', 'in', (moments) =>
        moments
          .selectFrom('moment_products')
          .select('moment_id')
          .where('product_id', '=', productId ?? 0),
      ),
    )
    .orderBy('m.position')
    .orderBy('m.id')
    .limit(100)
    .execute();
}

/** Returns the published moment at this address. */
export async function selectMoment(db: ReadDb, slug: string): Promise<MomentRow | undefined> {
  return db
    .selectFrom('moments as m')
    .leftJoin('categories as c', 'c.id', 'm.category_id')
    .select(['m.id', 'm.slug', 'm.title', 'm.lead', 'm.position', 'm.scenes', 'm.practical'])
    .select(['m.practical_text', 'm.cover_id', 'm.category_id', 'c.name as category_name'])
    .select([
      'c.slug_uz as category_slug_uz',
      'c.slug_ru as category_slug_ru',
      'c.slug_en as category_slug_en',
    ])
    .where('m.slug', '=', slug)
    .where('m.moment_state', '=', 'ACTIVE')
    .executeTakeFirst();
}

/** Looks up a former address of a moment: the current one (null = none), and whether the moment was deleted. */
export async function findOldMomentSlug(
  db: ReadDb,
  slug: string,
): Promise<{ slug: string | null; isDeleted: boolean } | undefined> {
  const row = await db
    .selectFrom('old_slugs as o')
    .leftJoin('moments as m', 'm.id', 'o.thing_id')
    .select(['o.thing_id', 'm.slug'])
    .where('o.kind', '=', 'MOMENT')
    .where('o.slug', '=', slug)
    .executeTakeFirst();
  return row && { slug: row.slug, isDeleted: row.thing_id === null };
}

/** Returns the public products of a moment, in their order. */
export async function selectMomentProducts(db: ReadDb, momentId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('moment_products as mp')
    .innerJoin('products as p', 'p.id', 'mp.product_id')
    .select('mp.product_id')
    .where('mp.moment_id', '=', momentId)
    .where('p.product_state', '=', 'ACTIVE')
    .orderBy('mp.position')
    .limit(100)
    .execute();
  return rows.map((row) => row.product_id);
}

export async function selectMedia(db: ReadDb, ids: readonly number[]): Promise<AttachmentRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('attachments')
    .select(['id', 'key', 'kind', 'alt', 'width', 'height', 'placeholder'])
    .where('id', 'in', ids)
    .execute();
}
