import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { addPiece, addProduct } from '#server/catalog/testing-rows.ts';
import { type Shop, testShop } from '#server/catalog/testing-shop.ts';
import { type LoggedIn, loggedIn } from '#server/testing-accounts.ts';

let shop: Shop;
let user: LoggedIn;
let saved = 0;
let other = 0;
beforeAll(async () => {
  shop = await testShop();
  user = await loggedIn(shop);
  [saved, other] = [await addProduct(shop.pool), await addProduct(shop.pool)];
  for (const id of [saved, other]) await addPiece(shop.pool, id);
  await shop.index.catchUp();
  const payload = { productId: saved };
  await shop.app.inject({ method: 'POST', url: '/api/v1/favorites/create', payload, headers: user.headers });
});
afterAll(() => shop.close());

const shown = (cards: ProductCard[]) => new Map(cards.map(({ id, favorite }) => [id, favorite]));

describe.each([
  ['GET /es-products', () => '/api/es/v1/es-products'],
  ['GET /products/by-ids', () => `/api/v1/products/by-ids?ids=${saved},${other}`],
])('%s', (_name, url) => {
  const get = async (headers: Record<string, string>) => {
    const answer = await shop.app.inject({ url: url(), headers });
    const body: unknown = answer.json();
    const cards = Array.isArray(body) ? body : answer.json().data.content;
    return { answer, favorites: shown(cards) };
  };

  it('marks the products that the caller saved', async () => {
    expect((await get({ ...user.headers })).favorites).toEqual(
      new Map([
        [saved, true],
        [other, false],
      ]),
    );
  });

  it('does not mark them for anybody else, and is never cached', async () => {
    const { answer } = await get({ ...user.headers });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    for (const headers of [{}, { ...(await loggedIn(shop)).headers }])
      expect((await get(headers)).favorites).toEqual(
        new Map([
          [saved, false],
          [other, false],
        ]),
      );
  });
});
