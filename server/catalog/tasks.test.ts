import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogTasks } from './tasks.ts';
import { addPiece, addProduct, catalogQuery, testCatalog } from './testing-rows.ts';

let shop: Awaited<ReturnType<typeof testCatalog>>;
beforeAll(async () => {
  shop = await testCatalog();
});
afterAll(() => shop.close());

async function inStore(): Promise<number> {
  await shop.index.catchUp();
  return shop.index.search(catalogQuery({ switches: ['inStore'], facets: { storeId: ['1'] } }), 20_000).total;
}

it('a piece in transit to a store can be picked up there from the day of its arrival', async () => {
  const piece = await addPiece(shop.pool, await addProduct(shop.pool), { storeId: 1 });
  const arrivesIn = (days: number) =>
    `update product_items set arrives_on = (now() at time zone 'Asia/Tashkent')::date + ${days} where id = ${piece}`;
  await shop.pool.query(arrivesIn(2));
  expect(await inStore()).toBe(0);
  // a day passes: nothing is written, so no notification is sent
  await shop.pool.query(
    `set session_replication_role = replica; ${arrivesIn(0)}; reset session_replication_role`,
  );
  expect(await inStore()).toBe(0);
  const { tasks } = catalogTasks({ db: shop.db, now: () => new Date() });
  const task = tasks['note-arrivals'];
  if (task !== undefined) await Reflect.apply(task, undefined, [{}, undefined]);
  expect(await inStore()).toBe(1);
});
