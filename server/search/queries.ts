import type { Pool } from 'pg';
import type { ProductItem } from '#contract/catalog/catalog.ts';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

/** `serial_number` is null if the number is the model's artikul. */
export interface NumberedRow {
  product_id: number;
  serial_number: string | null;
  product_item_state: ProductItem['productItemState'] | null;
  weight_mg: number | null;
  size_hundredths_mm: number | null;
  price_b2c_som: number | null;
  price_b2b_som: number | null;
}

/** Returns the model and the piece for the first of these numbers that belongs to anything public; by unique keys. */
export async function selectByNumbers(pool: Pool, numbers: readonly string[]): Promise<NumberedRow[]> {
  const { rows } = await pool.query<NumberedRow>({
    name: 'search_by_number',
    text: byNumberText,
    values: [numbers],
  });
  return rows;
}

const byNumberText = `
  with called as (
    select i.serial_number as number, i.product_id, i.serial_number, i.product_item_state, i.weight_mg, i.size_hundredths_mm,
      i.price_b2c_som, i.price_b2b_som
    from product_items i join products p on p.id = i.product_id
    where i.serial_number = any($1::text[]) and i.product_item_state <> 'WITHDRAWN' and p.product_state = 'ACTIVE'
    union all
    select artikul, id, null, null, null, null, null, null
    from products where artikul = any($1::text[]) and product_state = 'ACTIVE'
  )
  select product_id, serial_number, product_item_state, weight_mg, size_hundredths_mm, price_b2c_som, price_b2b_som
  from called order by array_position($1::text[], number)
  fetch first row with ties`;

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
    .where('collection_state', '=', 'ACTIVE')
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute();

export interface ArticleRow {
  slug: string;
  title: LocalizedText;
  /** A summary in one or two sentences. */
  about: LocalizedText;
}

export const selectPageTitles = (db: ReadDb): Promise<ArticleRow[]> =>
  db
    .selectFrom('pages')
    .select(['slug', 'title', 'description as about'])
    .where('page_state', '=', 'PUBLISHED')
    .orderBy('slug')
    .limit(1000)
    .execute();

/** Returns the published moments. */
export const selectMomentTitles = (db: ReadDb): Promise<ArticleRow[]> =>
  db
    .selectFrom('moments')
    .select(['slug', 'title', 'lead as about'])
    .where('moment_state', '=', 'ACTIVE')
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute();
