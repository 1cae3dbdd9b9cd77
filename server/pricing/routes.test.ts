import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PriceParts } from '#contract/catalog/price-parts.ts';
import { addPiece, addProduct } from '#server/catalog/testing-rows.ts';
import { type Shop, testShop } from '#server/catalog/testing-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const partsOf = async (product: number) =>
  (await shop.get(`/api/v1/products/${product}/price-parts`)).json<PriceParts[]>();

it('returns the parts of a price, before reductions', async () => {
  const ring = await addProduct(shop.pool);
  const piece = await addPiece(shop.pool, ring, {
    weightGrams: 3,
    priceSom: 5_400_000,
    oldPriceSom: 5_860_000,
  });
  expect(await partsOf(ring)).toEqual([
    {
      itemId: piece,
      metalRate: 1_170_000,
      metal: 3_510_000,
      stones: 0,
      work: 2_350_000,
      isMadeByTheGram: false,
    },
  ]);
});

it('returns no parts for a fixed price, a price on request or a sold piece', async () => {
  const ring = await addProduct(shop.pool);
  await addPiece(shop.pool, ring, { weightGrams: 3, priceSom: 5_000_000 });
  await addPiece(shop.pool, ring, { weightGrams: 3.01, priceSom: null });
  await addPiece(shop.pool, ring, { weightGrams: 3, priceSom: 5_860_000, state: 'SOLD' });
  await addPiece(shop.pool, ring, { weightGrams: 3, priceSom: 5_860_000, probe: 583 });
  expect(await partsOf(ring)).toEqual([]);
});

it('counts stones by the price list, with a certificate’s grade mapped to the list’s', async () => {
  const ring = await addProduct(shop.pool);
  const piece = await addPiece(shop.pool, ring, { weightGrams: 3, diamond: 0.05, priceSom: 6_460_000 });
  await shop.pool.query(`update stones set color = 'G', clarity = 'VS2' where item_id = $1`, [piece]);
  expect(await partsOf(ring)).toMatchObject([{ itemId: piece, stones: 600_000 }]);
});

it('stays right after a change of the gold rate: a piece with an old price has no parts', async () => {
  const ring = await addProduct(shop.pool);
  const [unchanged, repriced] = [
    await addPiece(shop.pool, ring, { weightGrams: 3, priceSom: 5_860_000 }),
    await addPiece(shop.pool, ring, { weightGrams: 3, priceSom: 6_150_000 }),
  ];
  expect(await partsOf(ring)).toMatchObject([{ itemId: unchanged, metalRate: 1_170_000 }]);
  await shop.pool.query(
    `insert into metal_rates (metal, ref_som, effective_at, applied_at) values ('gold', 2100000, now(), now())`,
  );
  expect(await partsOf(ring)).toMatchObject([{ itemId: repriced, metalRate: 1_228_500, metal: 3_685_500 }]);
  await shop.pool.query('delete from metal_rates where ref_som = 2100000');
});

it('is NOT_FOUND for an unknown product, and refuses an invalid id', async () => {
  expect(await partsOf(999_999)).toEqual([]);
  expect((await shop.get('/api/v1/products/ring/price-parts')).statusCode).toBe(400);
});
