import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing.ts';
import { minimal, seedMinimal } from './minimal.ts';

let shop: TestDatabase;

beforeAll(async () => {
  shop = await testDatabase();
  const client = await shop.pool.connect();
  await client.query('begin');
  await seedMinimal(client, '2026-04-08');
  await client.query('commit');
  client.release();
});
afterAll(() => shop.close());

it('the minimal shop has four products and twelve pieces', async () => {
  const items = await shop.db
    .selectFrom('product_items')
    .select(['id', 'product_id', 'product_item_state', 'price_b2c_som'])
    .execute();
  const of = (id: number) => items.filter((item) => item.product_id === id);
  expect(items).toHaveLength(12);
  expect(of(minimal.products.band).map((item) => item.price_b2c_som)).toEqual(
    [1, 2, 3, 4, 5, 6].map((millions) => millions * 1_000_000),
  );
  expect(of(minimal.products.solitaire)).toHaveLength(1);
  expect(of(minimal.products.soldOut).every((item) => item.product_item_state === 'SOLD')).toBe(true);
  expect(of(minimal.products.onRequest).every((item) => item.price_b2c_som === null)).toBe(true);
});

it('the next row gets the next free id', async () => {
  const { id } = await shop.db
    .insertInto('categories')
    .values({
      name: { uz: '', ru: '', en: '' },
      description: { uz: '', ru: '', en: '' },
      slug_uz: 'a',
      slug_ru: 'b',
      slug_en: 'c',
      position: 3,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBe(3);
});
