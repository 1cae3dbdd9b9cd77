import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FavoritesList } from '#contract/favorites.ts';
import type { DB } from '#database/schema.ts';
import { createCardRows } from '#server/catalog/listing/card-rows.ts';
import { addPiece, addProduct } from '#server/catalog/testing-rows.ts';
import { type Shop, testShop } from '#server/catalog/testing-shop.ts';
import { type LoggedIn, loggedIn } from '#server/testing-accounts.ts';
import { createFavorites } from './create-favorites.ts';
import { exportFavorites, forgetFavorites, listFavorites } from './list-favorites.ts';

let shop: Shop;
let user: LoggedIn;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  user = await loggedIn(shop);
});
afterAll(() => shop.close());

const call = (options: InjectOptions, by: LoggedIn = user): Promise<LightMyRequestResponse> =>
  shop.app.inject({ headers: by.headers, ...options });
const post = (name: string, payload: object, by?: LoggedIn) =>
  call({ method: 'POST', url: `/api/v1/favorites/${name}`, payload }, by);
const save = (...productIds: number[]) => post('create-bulk', { productIds });
const list = async (query = '', by?: LoggedIn) =>
  (await call({ url: `/api/es/v1/es-favorites${query}` }, by)).json<{ data: FavoritesList }>().data;
const savedIds = async (by?: LoggedIn) => (await list('?size=1000', by)).content.map(({ id }) => id);

const now = () => new Date('2026-04-08T07:00:00Z');

/** Wraps the shop's database and counts its statements. */
function countingDb() {
  let statements = 0;
  const dialect = new PostgresDialect({ pool: shop.pool });
  const log = () => {
    statements += 1;
  };
  const db = new Kysely<DB>({ dialect, log });
  return { db, count: () => statements };
}

/** Adds public products with one piece each, and waits until the index has them. */
async function rings(count: number, priceSom = 5_000_000): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await addProduct(shop.pool));
  for (const id of ids) await addPiece(shop.pool, id, { priceSom });
  await shop.index.catchUp();
  return ids;
}

describe('POST /api/v1/favorites/create', () => {
  it('saves a product with the current price, and is idempotent', async () => {
    const [ring = 0] = await rings(1, 7_270_000);
    const answers = [await post('create', { productId: ring }), await post('create', { productId: ring })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0]?.json()).toEqual({ productId: ring });
    expect((await list()).content).toEqual([
      expect.objectContaining({ id: ring, favorite: true, priceSeen: 7_270_000 }),
    ]);
  });

  it('stores that the price was on request', async () => {
    const ring = await addProduct(shop.pool);
    await addPiece(shop.pool, ring, { priceSom: null });
    await shop.index.catchUp();
    await post('create', { productId: ring });
    expect((await list()).content[0]).toMatchObject({ priceSeen: null });
  });

  it('does not overwrite the stored price, so that a change can be shown', async () => {
    const [ring = 0] = await rings(1, 5_000_000);
    await post('create', { productId: ring });
    await shop.pool.query('update product_items set price_b2c_som = 4880000 where product_id = $1', [ring]);
    await shop.index.catchUp();
    await post('create', { productId: ring });
    expect((await list()).content[0]).toMatchObject({
      priceSeen: 5_000_000,
      mainItem: { b2CFixed: 4_880_000 },
    });
  });

  it('is NOT_FOUND for a product that is not public', async () => {
    const draft = await addProduct(shop.pool, { state: 'DRAFT' });
    for (const productId of [draft, 999_999_999])
      expect((await post('create', { productId })).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('saves a product once for twenty concurrent requests', async () => {
    const [ring = 0] = await rings(1);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('create', { productId: ring })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await savedIds()).toEqual([ring]);
  });
});

describe('POST /api/v1/favorites/create-bulk', () => {
  it('saves a guest’s list: the last saved is first, unknown ids are skipped, known ones are not counted', async () => {
    const [one = 0, two = 0, three = 0] = await rings(3);
    await save(two);
    const answer = await save(one, two, 999_999_999, three, three);
    expect(answer.json()).toEqual({ added: 2 });
    expect(await savedIds()).toEqual([three, one, two]);
  });

  it('adds nothing for an empty list', async () => {
    expect((await save()).json()).toEqual({ added: 0 });
    expect((await save(999_999_999)).json()).toEqual({ added: 0 });
  });

  it('stores the newest thousand, also for concurrent requests', async () => {
    const ids = await rings(3);
    await shop.pool.query(
      `insert into products (artikul, category_id, product_state, name, description, slug_uz, slug_ru, slug_en, metal, gender)
      select 'MANY-' || n, 1, 'DRAFT', '{"uz":"","ru":"","en":""}', '{"uz":"","ru":"","en":""}', 'many-' || n, 'many-' || n, 'many-' || n, 'yellow', 'women'
      from generate_series(1, 999) n`,
    );
    await shop.pool.query(
      `insert into favorites (user_id, product_id, added_at)
      select $1, id, now() - interval '1 day' from products where artikul like 'MANY-%'`,
      [user.userId],
    );
    await Promise.all(ids.map((productId) => post('create', { productId })));
    const exported = await exportFavorites(shop.db, user.userId);
    expect(exported).toHaveLength(1000);
    expect(exported.map(({ productId }) => productId)).toEqual(expect.arrayContaining(ids));
  });
});

describe('GET /api/es/v1/es-favorites', () => {
  it('returns pages, newest first', async () => {
    const [one = 0, two = 0, three = 0] = await rings(3);
    await save(one, two, three);
    const first = await list('?page=0&size=2');
    expect(first).toMatchObject({ totalElements: 3, totalPages: 2, number: 0, empty: false });
    expect(first.content.map(({ id }) => id)).toEqual([three, two]);
    expect((await list('?page=1&size=2')).content.map(({ id }) => id)).toEqual([one]);
    expect(await list('?page=2&size=2')).toMatchObject({ content: [], totalElements: 3, empty: true });
  });

  it('omits products that are not public, and includes them again once they are', async () => {
    const [one = 0, two = 0] = await rings(2);
    await save(one, two);
    const setState = async (state: string) => {
      await shop.pool.query('update products set product_state = $1 where id = $2', [state, two]);
      await shop.index.catchUp();
    };
    await setState('ARCHIVED');
    expect(await list()).toMatchObject({ totalElements: 1, content: [{ id: one }] });
    await setState('ACTIVE');
    expect(await savedIds()).toEqual([two, one]);
  });

  it('is private to the user, and never cached', async () => {
    const [one = 0, two = 0] = await rings(2);
    const other = await loggedIn(shop);
    await save(one);
    await post('create', { productId: two }, other);
    expect(await savedIds()).toEqual([one]);
    expect(await savedIds(other)).toEqual([two]);
    const answer = await call({ url: '/api/es/v1/es-favorites' });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('takes the same number of statements for thirty as for one, as does saving', async () => {
    const ids = await rings(30);
    const { count, db } = countingDb();
    const deps = { db, catalog: { ...shop, now, cards: createCardRows(shop), priceType: 'B2C' } as const };
    const costOf = async (productIds: number[]) => {
      const before = count();
      await createFavorites(deps, { userId: user.userId, productIds, now: now() });
      await listFavorites(deps, { userId: user.userId, page: 0, size: 1000 });
      return count() - before;
    };
    // begin, lock, insert, trim, commit; and the list
    expect(await costOf(ids.slice(0, 1))).toBe(6);
    expect(await costOf(ids)).toBe(6);
  });
});

describe('DELETE', () => {
  it('removes one; a missing one is no error', async () => {
    const [one = 0, two = 0] = await rings(2);
    await save(one, two);
    const remove = () => call({ method: 'DELETE', url: `/api/v1/favorites/delete/${one}` });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(204);
    expect(await savedIds()).toEqual([two]);
  });

  it('removes several, of this user only', async () => {
    const [one = 0, two = 0, three = 0] = await rings(3);
    const other = await loggedIn(shop);
    await save(one, two, three);
    await post('create', { productId: one }, other);
    const answer = await call({
      method: 'DELETE',
      url: '/api/v1/favorites/delete-bulk',
      payload: { productIds: [one, three, 999_999_999] },
    });
    expect(answer.statusCode).toBe(204);
    expect(await savedIds()).toEqual([two]);
    expect(await savedIds(other)).toEqual([one]);
  });
});

describe('every operation', () => {
  const calls: [string, InjectOptions][] = [
    ['the list', { url: '/api/es/v1/es-favorites' }],
    ['create', { method: 'POST', url: '/api/v1/favorites/create', payload: { productId: 1 } }],
    ['create-bulk', { method: 'POST', url: '/api/v1/favorites/create-bulk', payload: { productIds: [1] } }],
    ['delete', { method: 'DELETE', url: '/api/v1/favorites/delete/1' }],
    ['delete-bulk', { method: 'DELETE', url: '/api/v1/favorites/delete-bulk', payload: { productIds: [1] } }],
  ];
  it.each(calls)('%s requires a login', async (_what, options) => {
    const guest = await shop.app.inject(options);
    expect(guest.json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    const forged = await shop.app.inject({ ...options, headers: { authorization: 'Bearer made.up' } });
    expect(forged.statusCode).toBe(401);
  });

  it.each<[string, InjectOptions]>([
    ['no product', { method: 'POST', url: '/api/v1/favorites/create', payload: {} }],
    [
      'an invalid product id',
      { method: 'POST', url: '/api/v1/favorites/create', payload: { productId: 'x' } },
    ],
    [
      'an unknown field',
      { method: 'POST', url: '/api/v1/favorites/create', payload: { productId: 1, userId: 2 } },
    ],
    [
      'more than a thousand',
      {
        method: 'POST',
        url: '/api/v1/favorites/create-bulk',
        payload: { productIds: Array.from({ length: 1001 }, (_each, index) => index + 1) },
      },
    ],
    ['an id below one', { method: 'DELETE', url: '/api/v1/favorites/delete/0' }],
    [
      'a list of texts',
      { method: 'DELETE', url: '/api/v1/favorites/delete-bulk', payload: { productIds: ['a'] } },
    ],
    ['a page that is too large', { url: '/api/es/v1/es-favorites?size=1001' }],
    ['an unknown query parameter', { url: '/api/es/v1/es-favorites?user=1' }],
  ])('refuses %s', async (_what, options) => {
    expect((await call(options)).json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('refuses malformed JSON', async () => {
    const answer = await call({
      method: 'POST',
      url: '/api/v1/favorites/create',
      headers: { ...user.headers, 'content-type': 'application/json' },
      payload: '{"productId":',
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'MALFORMED_BODY' });
  });
});

describe('closing an account', () => {
  it('deletes its favorites; the export contains all of them', async () => {
    const [one = 0, two = 0] = await rings(2);
    await save(one, two);
    await shop.pool.query(`update products set product_state = 'ARCHIVED' where id = $1`, [two]);
    expect(await exportFavorites(shop.db, user.userId)).toEqual([
      { productId: two, addedAt: expect.stringMatching(/Z$/) },
      { productId: one, addedAt: expect.stringMatching(/Z$/) },
    ]);
    await forgetFavorites(shop.db, user.userId);
    expect(await exportFavorites(shop.db, user.userId)).toEqual([]);
  });
});
