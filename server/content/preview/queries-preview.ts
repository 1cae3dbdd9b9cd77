import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface PreviewCategoryRow {
  id: number;
  name: LocalizedText;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
}

export async function findCategory(db: ReadDb, id: number): Promise<PreviewCategoryRow | undefined> {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'slug_uz', 'slug_ru', 'slug_en'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether shoppers can see a model at a time, by its state and its schedule. */
export async function isPublicAt(db: ReadDb, { id, at }: { id: number; at: Date }): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select(['product_state', 'publish_at', 'archive_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || (row.archive_at !== null && row.archive_at <= at)) return false;
  const { product_state: state, publish_at: publishAt } = row;
  return state === 'ACTIVE' || (state === 'DRAFT' && publishAt !== null && publishAt <= at);
}

/** Returns the public ones among these products, in the given order. */
export async function selectPublicProducts(db: ReadDb, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('product_state', '=', 'ACTIVE')
    .execute();
  const shown = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => shown.has(id));
}
