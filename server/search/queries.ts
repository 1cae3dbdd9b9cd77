import type { Pool } from 'pg';
import type { ProductItem } from '#contract/catalog.ts';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

/** `serial_number` null: the number is the model's artikul. */
export interface NumberedRow {
  product_id: number;
  serial_number: string | null;
  product_item_state: ProductItem['productItemState'] | null;
  weight_mg: number | null;
  size_hundredths_mm: number | null;
  price_b2c_som: number | null;
  price_b2b_som: number | null;
}

/** The model of this artikul and the piece of this serial number, in capitals; public ones, by unique keys. */
export async function selectByNumber(pool: Pool, number: string): Promise<NumberedRow[]> {
  const { rows } = await pool.query<NumberedRow>({
    name: 'search_by_number',
    text: byNumberText,
    values: [number],
  });
  return rows;
}

const byNumberText = `
  select i.product_id, i.serial_number, i.product_item_state, i.weight_mg, i.size_hundredths_mm, i.price_b2c_som, i.price_b2b_som
  from product_items i join products p on p.id = i.product_id
  where i.serial_number = $1 and i.product_item_state <> 'WITHDRAWN' and p.product_state = 'ACTIVE'
  union all
  select id, null, null, null, null, null, null from products where artikul = $1 and product_state = 'ACTIVE'`;

export interface NamedRow {
  id: number;
  name: LocalizedText;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
}

export const selectCategoryNames = (db: ReadDb): Promise<NamedRow[]> =>
  db
    .selectFrom('categories')
    .select(['id', 'name', 'slug_uz', 'slug_ru', 'slug_en'])
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute();

export const selectCollectionNames = (db: ReadDb): Promise<NamedRow[]> =>
  db
    .selectFrom('collections')
    .select(['id', 'name', 'slug_uz', 'slug_ru', 'slug_en'])
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute();

export interface ArticleRow {
  slug: string;
  title: LocalizedText;
  /** What it is about, in a sentence or two. */
  about: LocalizedText;
}

export const selectPageTitles = (db: ReadDb): Promise<ArticleRow[]> =>
  db
    .selectFrom('pages')
    .select(['slug', 'title', 'description as about'])
    .orderBy('slug')
    .limit(1000)
    .execute();

/** The published ones. */
export const selectMomentTitles = (db: ReadDb): Promise<ArticleRow[]> =>
  db
    .selectFrom('moments')
    .select(['slug', 'title', 'lead as about'])
    .where('moment_state', '=', 'ACTIVE')
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute();
