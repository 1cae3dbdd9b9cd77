import { Type, type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Product, ProductCard, type ProductItem } from '#contract/catalog/catalog.ts';
import { ProductList } from '#contract/catalog/listing.ts';
import { Enveloped } from '#contract/primitives.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import { availabilityOf } from '#domain/catalog/availability.ts';
import { visiblePrices } from '#domain/pricing/price-for.ts';
import { testApp } from '#server/testing.ts';

// These responses are written as text and bypass Fastify's serializer, so these tests check that they match the contract's schemas.

let shop: Awaited<ReturnType<typeof testApp>>;
let slugs: string[];

beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  const rows = await shop.db
    .selectFrom('products')
    .select(['id', 'slug_ru'])
    .where('product_state', '=', 'ACTIVE')
    .orderBy('id')
    .execute();
  slugs = rows.map((row) => row.slug_ru);
});
afterAll(() => shop.close());

async function get<S extends TSchema>(form: S, url: string): Promise<Static<S>> {
  const answer = await shop.app.inject({ url });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect({ url, errors: [...Compile(form).Errors(answer.json())] }).toEqual({ url, errors: [] });
  return answer.json<Static<S>>();
}

describe('a response that is written as text matches the contract', () => {
  it('for every product, with the same facts about its pieces as the domain computes', async () => {
    expect(slugs.length).toBeGreaterThan(50);
    for (const slug of slugs) {
      const { id, items, stockState } = await get(Product, `/api/v1/products/${slug}`);
      const count = (state: ProductItem['productItemState']) =>
        items.filter((piece) => piece.productItemState === state).length;
      expect(stockState).toBe(availabilityOf({ available: count('AVAILABLE'), reserved: count('RESERVED') }));
      for (const piece of items) {
        expect(piece.lineKey).toBe(lineKey({ ...piece, productId: id }));
        const { b2cSom } = visiblePrices({ b2cSom: piece.b2CFixed, b2bSom: null }, 'B2C');
        expect(piece.b2CFixed).toBe(b2cSom);
      }
    }
  });

  it.each([
    '',
    '?size=100&page=1',
    '?category=koltsa&ringSize=17,17.5&sort=-price',
    '?metal=yellow&minPrice=3000000&maxWeight=5',
    '?q=nothing+of+the+kind',
    '?inStore=true&inStock=true&stone=diamond&sort=caratWeight',
  ])('for the listing %s', async (query) => {
    const { data } = await get(Enveloped(ProductList), `/api/es/v1/es-products${query}`);
    expect(data.empty).toBe(data.content.length === 0);
  });

  it('for the cards of selected products', async () => {
    expect(await get(Type.Array(ProductCard), '/api/v1/products/by-ids?ids=1,2,3,77,66,115')).not.toEqual([]);
  });
});
