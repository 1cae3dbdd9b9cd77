import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import type { Db } from '#database/connect.ts';
import { insertDictionary } from '#database/seed/dictionary.ts';
import { examineFile } from './examine-file.ts';
import { parseMapping } from './mapping.ts';
import { type ImportDeps, type ImportEnd, type ImportJob, runImport } from './run-import.ts';

/** The day on which tests import. */
export const importDay = new Date('2026-04-08T07:00:00Z');

/** A mapping of rings whose columns have the names of the fields. */
export const ringMapping = {
  about: 'rings of a test',
  kind: 'jewel',
  product: {
    artikul: 'artikul',
    'name.ru': 'ru',
    'name.uz': 'uz',
    category: { constant: 'rings' },
    productState: { constant: 'ACTIVE' },
    metal: { column: 'metal', values: { золото: 'yellow', серебро: 'silver' } },
    gender: { constant: 'women' },
    styles: { column: 'styles', values: { классика: 'classic', ажур: 'openwork' } },
    make: 'make',
  },
  piece: {
    serialNumber: 'serial',
    probe: 'probe',
    sizeMm: 'size',
    weightGrams: 'weight',
    makersMark: { constant: 'ZRN' },
  },
  price: { priceSom: 'price' },
  noPrice: 'FORMULA',
} as const;

/** A ring that by default is of 585 gold, size 17, 3.42 g, and costs a million. */
export const ringRow = {
  artikul: 'T-1',
  ru: 'Кольцо',
  uz: 'Uzuk',
  metal: 'золото',
  styles: 'классика, ажур',
  make: 'B',
  serial: 'S-1',
  probe: '585',
  size: '17',
  weight: '3,42',
  price: '1000000',
};
export type RingRow = typeof ringRow;

/** Returns rows of rings, three per model. */
export function ringRows(count: number, change: Partial<RingRow> = {}): RingRow[] {
  return Array.from({ length: count }, (_, place) => {
    const model = 1 + Math.floor(place / 3);
    return { ...ringRow, artikul: `T-${model}`, ru: `Кольцо ${model}`, serial: `S-${place + 1}`, ...change };
  });
}

/** Writes the rows as a file with semicolons. */
export function csvOf(rows: readonly object[]): string {
  const [first = {}] = rows;
  const lines = rows.map((row) => Object.values(row).join(';'));
  return [Object.keys(first).join(';'), ...lines, ''].join('\r\n');
}

/** Adds the rows that rings refer to: dictionaries of stones and characteristics, and their category. */
export async function addRings(pool: Pool): Promise<void> {
  const client = await pool.connect();
  await insertDictionary(client);
  client.release();
  await pool.query(`insert into categories (name, description, slug_uz, slug_ru, slug_en, position)
    select w, w, 'uzuklar', 'koltsa', 'rings', 1 from (select '{"uz":"Uzuklar","ru":"Кольца","en":"Rings"}'::jsonb as w) words`);
}

/** Imports a file with this text, in batches of ten. */
export async function importText(
  deps: Omit<ImportDeps, 'now'>,
  {
    folder,
    text,
    name = 'rings',
    now = importDay,
    ...how
  }: { folder: string; text: string | Buffer; name?: string; now?: Date } & Partial<ImportJob>,
): Promise<ImportEnd> {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  const mapping = how.mapping ?? parseMapping(JSON.stringify(ringMapping));
  return runImport(
    { ...deps, now: () => now },
    {
      fileName: 'rings.csv',
      mappingHash: createHash('sha256').update(JSON.stringify(mapping)).digest('hex'),
      from: 'START',
      batch: 10,
      ...how,
      file: await examineFile(file),
      mapping,
    },
  );
}

const catalogTables = [
  'products',
  'product_items',
  'stones',
  'product_old_slugs',
  'price_history',
  'certificates',
] as const;
const runTables = ['import_runs', 'import_problems'] as const;

/** A checksum of the catalogue rows that an import can write: equal checksums mean that nothing was written in between. */
export const catalogChecksum = (pool: Pool): Promise<string> => checksumOf(pool, catalogTables);

/** The same for the catalogue and the runs themselves. */
export const importChecksum = (pool: Pool): Promise<string> =>
  checksumOf(pool, [...catalogTables, ...runTables]);

async function checksumOf(pool: Pool, tables: readonly string[]): Promise<string> {
  // xmin is the transaction that last wrote the row
  const rows = tables.map((table) => `select t.xmin::text || t::text as row from ${table} t`);
  const { rows: answer } = await pool.query<{ checksum: string | null }>(
    `select md5(string_agg(row, ',' order by row)) as checksum from (${rows.join(' union all ')}) everything`,
  );
  const checksum = answer[0]?.checksum;
  if (checksum === null || checksum === undefined) throw new Error(`${tables.join(', ')} have no rows`);
  return checksum;
}

/** Returns a run's refusals: line, column, code. */
export async function refusalsOf(db: Db, runId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('import_problems')
    .select(['line', 'field', 'code'])
    .where('run_id', '=', runId)
    .orderBy('id')
    .execute();
  return rows.map(({ line, field, code }) => `${line} ${field} ${code}`);
}

/** Returns a piece with its model's texts. */
export const importedPiece = (db: Db, serial: string) =>
  db
    .selectFrom('product_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .selectAll('i')
    .select(['p.slug_ru', 'p.slug_uz', 'p.slug_en', 'p.name', 'p.styles', 'p.id as productId'])
    .where('i.serial_number', '=', serial)
    .executeTakeFirstOrThrow();

/** Returns the numbers of new, changed, unchanged and refused rows. */
export const countsOf = ({ run }: ImportEnd): number[] => [
  run.new_count,
  run.changed_count,
  run.unchanged_count,
  run.refused_count,
];
