import { slug } from '#domain/catalog/slug.ts';
import type { LocalizedText } from '../schema.ts';
import { categories } from './demo/categories.ts';
import { districtRows, regionRows, tariffRows } from './demo/content/content-rows.ts';
import { diamondsCategory } from './demo/loose-stones/diamonds-category.ts';
import { insertRows, type Queryable, type SeedRow } from './insert-rows.ts';
import { readPages } from './pages.ts';
import { params } from './params.ts';
import { stoneKindRows } from './stone-kinds.ts';
import { textWithNbsp } from './with-nbsp.ts';

interface CategoryToChoose {
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
}

const allCategories: readonly CategoryToChoose[] = [...categories, diamondsCategory];

/** The categories that a shop can begin with (catalogue-plan 3), in their order; `slug` is the English address. */
export const starterCategories: readonly { slug: string; name: LocalizedText }[] = allCategories;

/** Number of rows added to each table. */
export type Added = Record<
  'params' | 'stone_kinds' | 'regions' | 'districts' | 'delivery_tariffs' | 'categories' | 'pages',
  number
>;

/**
 * Fills what every jewellery shop needs, without the demo: characteristics, stones, regions and districts, tariffs, the legal pages as
 * drafts, and the named categories. Metals, shapes of stones, occasions and styles are inserted by migrations; sizes are rules of the
 * code. Adds only missing rows and changes no existing ones, inside the caller's transaction.
 */
export async function fillReference(client: Queryable, chosen: readonly string[]): Promise<Added> {
  const added = {
    params: await addNew(client, { table: 'params', key: 'code', rows: params.map(placed) }),
    stone_kinds: await addNew(client, {
      table: 'stone_kinds',
      key: 'kind',
      rows: stoneKindRows(),
    }),
    regions: await addNew(client, { table: 'regions', key: 'id', rows: regionRows() }),
    districts: await addNew(client, { table: 'districts', key: 'id', rows: districtRows() }),
    // tariffs that were deleted stay deleted: all are added, or none
    delivery_tariffs: (await hasRows(client, 'delivery_tariffs')) ? 0 : tariffRows().length,
    categories: await addNew(client, {
      table: 'categories',
      key: 'slug_en',
      rows: allCategories.map(categoryRow).filter(({ slug_en }) => chosen.includes(slug_en)),
    }),
    pages: await addNew(client, {
      table: 'pages',
      key: 'slug',
      rows: readPages().map((page) => ({ ...page, page_state: 'DRAFT' as const })),
    }),
  };
  if (added.delivery_tariffs > 0) await insertRows(client, 'delivery_tariffs', tariffRows());
  return added;
}

const placed = <Row>(row: Row, position: number) => ({ ...row, position });

function categoryRow({ slug: slug_en, name, description }: CategoryToChoose, position: number) {
  return {
    name,
    description: textWithNbsp(description),
    slug_uz: slug(name.uz),
    slug_ru: slug(name.ru),
    slug_en,
    position,
  };
}

type Table = Exclude<keyof Added, 'delivery_tariffs'>;

async function addNew<T extends Table>(
  client: Queryable,
  { table, key, rows }: { table: T; key: keyof SeedRow<T> & string; rows: readonly SeedRow<T>[] },
): Promise<number> {
  const found = await client.query<{ key: string }>(`select ${key}::text as key from ${table}`);
  const known = new Set(found.rows.map((row) => row.key));
  const fresh = rows.filter((row) => !known.has(String(row[key])));
  await insertRows(client, table, fresh);
  return fresh.length;
}

async function hasRows(client: Queryable, table: keyof Added): Promise<boolean> {
  return (await client.query(`select from ${table} limit 1`)).rowCount !== 0;
}
