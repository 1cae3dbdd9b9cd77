import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, type Migration, readMigrations } from './migrate.ts';
import { testDatabase, type TestDatabase } from './testing.ts';

const rings: Migration = { name: '9001_rings.sql', sql: 'create table rings (id integer)', checksum: 'a' };
const chains: Migration = { name: '9002_chains.sql', sql: 'create table chains (id integer)', checksum: 'b' };

let shop: TestDatabase;
beforeEach(async () => {
  shop = await testDatabase();
});
afterEach(() => shop.close());

test('a migrated database has nothing left to migrate', async () => {
  await expect(migrate(shop.pool, await readMigrations())).resolves.toEqual([]);
});

test('new migrations are applied once, in their order', async () => {
  await expect(migrate(shop.pool, [rings, chains])).resolves.toEqual(['9001_rings.sql', '9002_chains.sql']);
  await expect(migrate(shop.pool, [rings, chains])).resolves.toEqual([]);
});

test('processes that start at once migrate only once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => migrate(shop.pool, [rings, chains])));
  expect(answers.flat().toSorted()).toEqual(['9001_rings.sql', '9002_chains.sql']);
});

test('a changed migration that was already applied is refused by name', async () => {
  await migrate(shop.pool, [rings]);
  await expect(migrate(shop.pool, [{ ...rings, checksum: 'c' }])).rejects.toThrow(
    '9001_rings.sql was changed after it had been applied',
  );
});

test('a new migration numbered before an applied one is refused by name', async () => {
  await migrate(shop.pool, [chains]);
  await expect(migrate(shop.pool, [rings, chains])).rejects.toThrow(
    '9001_rings.sql comes before 9002_chains.sql',
  );
});

test('a migration that fails leaves no changes, and earlier ones stay applied', async () => {
  const broken = { ...chains, sql: 'create table bracelets (id integer); select 1 / 0' };
  await expect(migrate(shop.pool, [rings, broken])).rejects.toThrow(
    '9002_chains.sql failed: division by zero',
  );
  const { rows } = await shop.pool.query(
    `select to_regclass('rings') is not null as rings, to_regclass('bracelets') is not null as bracelets`,
  );
  expect(rows).toEqual([{ rings: true, bracelets: false }]);
});

test('a migration outside a transaction can create an index concurrently', async () => {
  const index = {
    ...chains,
    sql: '-- outside a transaction\ncreate index concurrently rings_id on rings (id)',
  };
  await expect(migrate(shop.pool, [rings, index])).resolves.toHaveLength(2);
});
