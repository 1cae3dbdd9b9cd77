import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from './connect.ts';
import { testDatabase, type TestDatabase } from './testing.ts';
import { afterCommit, withTransaction } from './transaction.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await testDatabase();
});
afterAll(() => shop.close());

test('writes of an action are committed', async () => {
  await withTransaction(shop.db, (db) =>
    db.insertInto('shop_settings').values({ name: 'written', value: '1' }).execute(),
  );
  await expect(
    shop.db.selectFrom('shop_settings').select('value').where('name', '=', 'written').execute(),
  ).resolves.toEqual([{ value: 1 }]);
});

test('a failed action leaves no changes', async () => {
  const failing = withTransaction(shop.db, async (db) => {
    await db.insertInto('shop_settings').values({ name: 'lost', value: '1' }).execute();
    throw new Error('sold out');
  });
  await expect(failing).rejects.toThrow('sold out');
  await expect(
    shop.db.selectFrom('shop_settings').select('value').where('name', '=', 'lost').execute(),
  ).resolves.toEqual([]);
});

test('a stored handle of an action throws after its end', async () => {
  const leaked = await withTransaction(shop.db, async (db): Promise<{ db: Db }> => ({ db }));
  await expect(sql`select 1`.execute(leaked.db)).rejects.toThrow('committed');
});

test('a cache is cleared after the commit and not before', async () => {
  const steps: string[] = [];
  await withTransaction(shop.db, async (db) => {
    afterCommit(db, () => void steps.push('cleared'));
    await sql`select 1`.execute(db);
    steps.push('written');
  });
  expect(steps).toEqual(['written', 'cleared']);
});

test('a cache is not cleared for a failed action', async () => {
  const steps: string[] = [];
  const failing = withTransaction(shop.db, async (db) => {
    afterCommit(db, () => void steps.push('cleared'));
    throw new Error('sold out');
  });
  await expect(failing).rejects.toThrow('sold out');
  expect(steps).toEqual([]);
});

test('afterCommit is refused outside a transaction', () => {
  expect(() => afterCommit(shop.db, () => undefined)).toThrow('withTransaction');
});
