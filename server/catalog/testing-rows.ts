import type { Pool } from 'pg';
import { testDatabase } from '#database/testing.ts';
import { createCatalogIndex } from './index/catalog-index.ts';
import { type CatalogQuery, wholeCatalog } from './index/query.ts';

// Small catalogues for tests: set only what matters.

/** An empty shop with one category, collection and store, and its index. */
export async function testCatalog() {
  const database = await testDatabase({ seed: 'empty' });
  await addGround(database.pool);
  const index = await createCatalogIndex({
    ...database,
    log: { info: () => undefined, warn: () => undefined },
  });
  return {
    ...database,
    index,
    close: async () => {
      await index.close();
      await database.close();
    },
  };
}

const words = (text: string) => JSON.stringify({ uz: text, ru: text, en: text });

/** Adds the category rings, the collection abr, the store markaz, and diamonds; each has id 1. */
export async function addGround(pool: Pool): Promise<void> {
  await pool.query(groundRows);
}

const groundRows = `
  insert into categories (name, description, slug_uz, slug_ru, slug_en, position)
    values ('{"uz":"Uzuklar","ru":"Кольца","en":"Rings"}', '${words('')}', 'uzuklar', 'koltsa', 'rings', 1);
  insert into collections (name, description, slug_uz, slug_ru, slug_en, position) values ('${words('Abr')}', '${words('')}', 'abr', 'abr', 'abr', 1);
  insert into regions (id, soato, name, position) values ('tashkent-city', '1726', '${words('Toshkent')}', 1);
  insert into stores (slug, name, address, phone, latitude, longitude, hours, region_id, position)
    values ('markaz', '${words('Markaz')}', '${words('')}', '+998710000001', 41, 69, '[]', 'tashkent-city', 1);
  insert into stone_kinds (kind, name, position) values ('diamond', '{"uz":"Olmos","ru":"Бриллиант","en":"Diamond"}', 1);`;

export interface ProductFacts {
  name?: string;
  slug?: string;
  metal?: string;
  popularity?: number;
  state?: string;
}

let count = 0;

/** Adds a product, by default a public yellow ring; returns its id. */
export async function addProduct(
  pool: Pool,
  { name = 'Uzuk', slug, metal = 'yellow', popularity = 0, state = 'ACTIVE' }: ProductFacts = {},
): Promise<number> {
  const own = slug ?? `ring-${++count}`;
  const { rows } = await pool.query<{ id: number }>(
    `insert into products (artikul, product_state, category_id, name, description, slug_uz, slug_ru, slug_en, metal, gender, popularity)
    values (upper($1), $2, 1, $3, $3, $1 || '-uz', $1 || '-ru', $1 || '-en', $4, 'women', $5) returning id`,
    [own, state, words(name), metal, popularity],
  );
  return rows[0]?.id ?? 0;
}

export interface PieceFacts {
  state?: string;
  priceSom?: number | null;
  b2bSom?: number | null;
  oldPriceSom?: number | null;
  probe?: number;
  sizeMm?: number | null;
  weightGrams?: number;
  storeId?: number | null;
  receivedOn?: string;
  /** Carats of its only diamond. */
  diamond?: number;
}

/** Adds a piece, by default AVAILABLE, of 585 gold and 3 g, for 5 000 000 soʻm, in the warehouse; returns its id. */
export async function addPiece(pool: Pool, productId: number, facts: PieceFacts = {}): Promise<number> {
  const {
    state = 'AVAILABLE',
    priceSom = 5_000_000,
    b2bSom = null,
    oldPriceSom = null,
    probe = 585,
    sizeMm = null,
  } = facts;
  const { weightGrams = 3, storeId = null, receivedOn = '2026-01-01', diamond } = facts;
  const { rows } = await pool.query<{ id: number }>(
    `insert into product_items (product_id, serial_number, product_item_state, price_b2c_som, price_b2b_som, old_price_b2c_som, probe,
      size_hundredths_mm, weight_mg, makers_mark, store_id, received_on)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'ZRN', $10, $11) returning id`,
    [
      productId,
      `ZS-${++count}`,
      state,
      priceSom,
      b2bSom,
      oldPriceSom,
      probe,
      sizeMm && sizeMm * 100,
      weightGrams * 1000,
      storeId,
      receivedOn,
    ],
  );
  const id = rows[0]?.id ?? 0;
  if (diamond !== undefined)
    await pool.query(
      `insert into stones (item_id, kind, origin, shape, count, carat_thousandths, is_main) values ($1, 'diamond', 'natural', 'round', 1, $2, true)`,
      [id, diamond * 1000],
    );
  return id;
}

/** Builds a query, by default for everything in the order of popularity. */
export function catalogQuery(query: Partial<CatalogQuery> = {}): CatalogQuery {
  return { ...wholeCatalog, ...query };
}
