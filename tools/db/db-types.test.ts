import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { describeDatabase } from './db-types.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await testDatabase();
});
afterAll(() => shop.close());

test('database/schema.ts is what npm run db:types writes', async () => {
  await expect(describeDatabase(shop.pool)).resolves.toBe(
    await readFile(new URL('../../database/schema.ts', import.meta.url), 'utf8'),
  );
});

test('a column of an unknown type is refused by name', async () => {
  await shop.pool.query('create table odd (place point)');
  await expect(describeDatabase(shop.pool)).rejects.toThrow('odd.place is point');
});
