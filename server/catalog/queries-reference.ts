import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { type DictionaryRows, selectDictionary } from './queries-dictionary.ts';

export interface ReferenceRows {
  categories: {
    id: number;
    parent_id: number | null;
    name: LocalizedText;
    slug_uz: string;
    slug_ru: string;
    slug_en: string;
  }[];
  /** `product_ids`: in the editors' order. */
  collections: {
    id: number;
    name: LocalizedText;
    slug_uz: string;
    slug_ru: string;
    slug_en: string;
    product_ids: number[];
  }[];
  stores: { id: number; name: LocalizedText }[];
  dictionary: DictionaryRows;
  /** Products that editors pinned for a query, in their order. */
  pins: { query: string; product_ids: number[] }[];
  synonyms: { words: string; meaning: string }[];
}

/** Returns the small tables whose rows are facet values, in display order. */
export async function selectReference(db: ReadDb): Promise<ReferenceRows> {
  const [categories, collections, stores, dictionary, pins, synonyms] = await Promise.all([
    sql<ReferenceRows['categories'][number]>`
      select id, parent_id, name, slug_uz, slug_ru, slug_en from categories order by position, id`.execute(
      db,
    ),
    sql<ReferenceRows['collections'][number]>`select c.id, c.name, c.slug_uz, c.slug_ru, c.slug_en, coalesce((
        select json_agg(k.product_id order by k.position, k.product_id) from collection_products k where k.collection_id = c.id), '[]') as product_ids
      from collections c where c.collection_state = 'ACTIVE' order by c.position, c.id`.execute(db),
    sql<ReferenceRows['stores'][number]>`select id, name from stores order by position, id`.execute(db),
    selectDictionary(db),
    sql<
      ReferenceRows['pins'][number]
    >`select query, json_agg(product_id order by position) as product_ids from search_pins group by query order by query`.execute(
      db,
    ),
    db
      .selectFrom('search_synonyms')
      .select(['words', 'meaning'])
      .where('is_active', '=', true)
      .orderBy('id')
      .execute(),
  ]);
  return {
    categories: categories.rows,
    collections: collections.rows,
    stores: stores.rows,
    dictionary,
    pins: pins.rows,
    synonyms,
  };
}
