import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { afterEach, inject } from 'vitest';
import { type Connected, connect } from './connect.ts';
import { migrate, type Migration, readMigrations } from './migrate.ts';
import { administer, toDatabase } from './testing-server.ts';

export interface OldDatabase extends Connected {
  /** Applies the migration given to `databaseBefore`. */
  apply: () => Promise<string[]>;
  /** Applies all remaining migrations. */
  applyRest: () => Promise<string[]>;
}

/** Creates a database as it was before a migration, given by its number (`0018`); `close` removes it. */
async function databaseBefore(number: string): Promise<OldDatabase> {
  const migrations = await readMigrations();
  const place = migrations.findIndex(({ name }) => name.startsWith(`${number}_`));
  if (place < 0) throw new Error(`there is no migration ${number}`);
  const server = inject('databaseServer');
  const name = `${server.prefix}${randomBytes(6).toString('hex')}`;
  await administer(server, (client) =>
    client.query(`create database ${name} template template0 strategy file_copy`),
  );
  const { db, pool, close } = connect(toDatabase(server.connection, name));
  const upTo = (count: number): Promise<string[]> => migrate(pool, migrations.slice(0, count));
  await upTo(place);
  return {
    db,
    pool,
    apply: () => upTo(place + 1),
    applyRest: () => upTo(migrations.length),
    close: async () => {
      await close();
      await administer(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** Creates databases like `databaseBefore` for the tests of one file, and removes them after each test. */
export function oldDatabases(): (number: string) => Promise<OldDatabase> {
  let old: OldDatabase | null = null;
  afterEach(async () => {
    await old?.close();
    old = null;
  });
  return async (number) => {
    old = await databaseBefore(number);
    return old;
  };
}

/** Returns the rows of a query, by column names. */
export const rowsOf = async ({ pool }: OldDatabase, query: string): Promise<object[]> =>
  (await pool.query(query)).rows;

/** Checks whether a migration has statements that change existing rows; bodies of functions run later and are ignored. */
export function changesRows({ sql }: Pick<Migration, 'sql'>): boolean {
  const plain = sql.replaceAll(/--.*$/gm, '').replaceAll(/\$\$[\s\S]*?\$\$/g, '');
  return plain
    .split(';')
    .map((statement) => statement.trim().toLowerCase())
    .some(
      (statement) =>
        /^(?:update|delete|truncate|merge|with)\b/.test(statement) ||
        (statement.startsWith('insert') && /\sfrom\s(?!\(values)/.test(statement)),
    );
}

/** Inserts rows as given, column by column; objects and lists of objects are written as JSON. */
export async function insertRows(
  pool: Pool,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys(row);
    const places = columns.map((_, place) => `$${place + 1}`);
    await pool.query(
      `insert into ${table} (${columns.join(', ')}) overriding system value values (${places.join(', ')})`,
      Object.values(row),
    );
  }
}

const words = { uz: 'Uzuk', ru: 'Кольцо', en: 'Ring' };
const at = '2026-01-10T07:00:00Z';

export interface OldPiece {
  id: number;
  productId?: number;
  [column: string]: unknown;
}

/** Inserts a category, products and pieces of them, in columns that every version since the first has. */
export async function insertPieces(pool: Pool, pieces: readonly OldPiece[]): Promise<void> {
  await insertRows(pool, 'categories', [
    {
      id: 1,
      name: words,
      description: words,
      slug_uz: 'uzuklar',
      slug_ru: 'koltsa',
      slug_en: 'rings',
      position: 1,
    },
  ]);
  const products = new Set(pieces.map(({ productId = 1 }) => productId));
  for (const id of products)
    await insertRows(pool, 'products', [
      {
        id,
        artikul: `ZR-${id}`,
        product_state: 'ACTIVE',
        category_id: 1,
        name: words,
        description: words,
        slug_uz: `uzuk-${id}`,
        slug_ru: `koltso-${id}`,
        slug_en: `ring-${id}`,
        metal: 'yellow',
        gender: 'women',
      },
    ]);
  for (const { productId = 1, ...piece } of pieces)
    await insertRows(pool, 'product_items', [
      {
        product_id: productId,
        serial_number: `S-${piece.id}`,
        price_b2c_som: 1_000_000,
        probe: 585,
        weight_mg: 3420,
        makers_mark: 'ZRN',
        received_on: '2026-01-01',
        ...piece,
      },
    ]);
}

/** Inserts a store in Tashkent; `address` in three languages. */
export async function insertStore(pool: Pool, id: number, address: typeof words): Promise<void> {
  await pool.query(
    `insert into regions (id, soato, name, position) values ('tashkent', '1726', $1, 1) on conflict do nothing`,
    [words],
  );
  await insertRows(pool, 'stores', [
    {
      id,
      slug: `store-${id}`,
      name: words,
      address,
      phone: '+998712000000',
      latitude: 41.3,
      longitude: 69.2,
      hours: '[]',
      region_id: 'tashkent',
      position: id,
    },
  ]);
}

export interface OldOrder {
  id: number;
  orderState: string;
  paymentState: string;
  itemId: number;
  [column: string]: unknown;
}

/** Inserts an order of one piece at a million, delivered by courier for 50 000 soʻm. */
export async function insertOrder(
  pool: Pool,
  { id, orderState, paymentState, itemId, ...columns }: OldOrder,
): Promise<void> {
  await insertRows(pool, 'orders', [
    {
      id,
      number: `Z-260110-${String(id).padStart(5, '0')}`,
      order_state: orderState,
      payment_state: paymentState,
      payment_method: 'FAKE',
      language: 'ru',
      contact_name: 'Dilnoza',
      contact_phone: '+998901234567',
      fulfillment_kind: 'DELIVERY',
      address: { regionId: 'tashkent' },
      goods_total_som: 1_000_000,
      delivery_cost_som: 50_000,
      total_som: 1_050_000,
      promised_from: '2026-01-11',
      promised_to: '2026-01-12',
      created_at: at,
      ...columns,
    },
  ]);
  await insertRows(pool, 'order_lines', [
    {
      order_id: id,
      item_id: itemId,
      unit_price_som: 1_000_000,
      snapshot: {},
      position: 1,
      released_at: ['CANCELLED', 'EXPIRED', 'RETURNED'].includes(orderState) ? at : null,
    },
  ]);
}
