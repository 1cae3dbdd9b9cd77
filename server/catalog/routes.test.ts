import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListProductsAnswer, Product, ProductCard } from '#contract/catalog.ts';
import type { Static } from 'typebox';
import { testApp } from '#server/testing.ts';
import { addGround, addPiece, addProduct } from './testing-rows.ts';

let shop: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
  await addGround(shop.pool);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.pool.query(
    'delete from product_old_slugs; delete from collection_products; delete from stones; delete from product_items; delete from products',
  );
});

async function get(url: string, headers: Record<string, string> = {}) {
  await shop.index.catchUp();
  return shop.app.inject({ url, headers });
}
async function list(query = '') {
  const answer = await get(`/api/es/v1/es-products${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Static<typeof ListProductsAnswer>>().data;
}

describe('GET /api/es/v1/es-products', () => {
  it('answers a page of cards in the envelope of the search base', async () => {
    const ring = await addProduct(shop.pool, { name: 'Кольцо', slug: 'ravoq' });
    await addPiece(shop.pool, ring, { sizeMm: 17, weightGrams: 3.42, priceSom: 7_270_000 });
    const answer = await list('?category=koltsa&size=17.0');
    expect(answer).toMatchObject({
      totalElements: 1,
      totalPages: 1,
      number: 0,
      empty: false,
      totalItems: 1,
      relaxations: [],
    });
    expect(answer.priceRange).toEqual({ min: 7_270_000, max: 7_270_000 });
    expect(answer.weightRange).toEqual({ min: 3.42, max: 3.42 });
    expect(answer.content).toEqual([
      {
        id: ring,
        nameUz: 'Кольцо',
        nameRu: 'Кольцо',
        nameEn: 'Кольцо',
        artikul: 'RAVOQ',
        state: 'ACTIVE',
        slugUz: 'ravoq-uz',
        slugRu: 'ravoq-ru',
        slugEn: 'ravoq-en',
        attachments: [],
        hoverAttachment: null,
        mainItem: { b2BFixed: null, b2CFixed: 7_270_000 },
        favorite: false,
        currency: 'UZS',
        discountIndex: 22,
        discount: true,
        oldPrice: 7_270_000,
        categoryId: 1,
        isDiamond: false,
        metal: 'yellow',
        probes: [585],
        sizes: [17],
        stockState: 'LAST_ONE',
        itemCount: 1,
        minWeight: 3.42,
        maxWeight: 3.42,
        laboratories: [],
        isNew: false,
      },
    ]);
  });

  it('names the values of facets in three languages and marks the chosen', async () => {
    await addPiece(shop.pool, await addProduct(shop.pool), { sizeMm: 17 });
    const { facets } = await list('?category=uzuklar&metal=yellow');
    expect(facets.find(({ name }) => name === 'category')?.values).toEqual([
      { value: 'rings', nameUz: 'Uzuklar', nameRu: 'Кольца', nameEn: 'Rings', count: 1, selected: true },
    ]);
    expect(facets.find(({ name }) => name === 'metal')).toMatchObject({
      nameRu: 'Металл',
      values: [{ value: 'yellow', nameUz: 'Sariq oltin', count: 1, selected: true }],
    });
    expect(facets.find(({ name }) => name === 'size')?.values).toMatchObject([
      { value: '17', nameEn: '17', selected: false },
    ]);
  });

  it('pages, and is empty and not wrong beyond the end', async () => {
    for (let i = 0; i < 3; i++) await addPiece(shop.pool, await addProduct(shop.pool, { popularity: i }));
    expect((await list('?pageSize=2')).content).toHaveLength(2);
    expect(await list('?pageSize=2&page=1')).toMatchObject({
      number: 1,
      totalPages: 2,
      totalElements: 3,
      empty: false,
    });
    expect(await list('?pageSize=2&page=7')).toMatchObject({
      content: [],
      number: 7,
      totalElements: 3,
      empty: true,
    });
  });

  it('finds a model by its style number and by the serial number of a piece, sold or not', async () => {
    const ring = await addProduct(shop.pool, { slug: 'zr-777' });
    const piece = await addPiece(shop.pool, ring, { state: 'SOLD' });
    await addPiece(shop.pool, await addProduct(shop.pool));
    const { rows } = await shop.pool.query<{ serial_number: string }>(
      'select serial_number from product_items where id = $1',
      [piece],
    );
    for (const q of ['zr-777', ' ZR-777 ', rows[0]?.serial_number.toLowerCase()]) {
      const found = await list(`?q=${encodeURIComponent(q ?? '')}`);
      expect(found.content.map(({ id }) => id)).toEqual([ring]);
    }
  });

  it('finds nothing for a value nobody knows, and says what to drop', async () => {
    await addPiece(shop.pool, await addProduct(shop.pool));
    expect(await list('?metal=mithril')).toMatchObject({
      content: [],
      relaxations: [{ name: 'metal', count: 1 }],
    });
  });

  it.each([
    '?size=17&bogus=1',
    '?sort=cheapest',
    '?minPrice=-1',
    '?minPrice=abc',
    '?page=-1',
    '?pageSize=101',
    '?metal=%3Cscript%3E',
    `?q=${'a'.repeat(101)}`,
  ])('refuses %s and says which field is wrong', async (query) => {
    const answer = await get(`/api/es/v1/es-products${query}`, { 'accept-language': 'uz' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: expect.stringContaining('query') }],
    });
  });

  it('answers 304 to who has the same page already, and not after a sale', async () => {
    const piece = await addPiece(shop.pool, await addProduct(shop.pool));
    const { etag = '' } = (await get('/api/es/v1/es-products')).headers;
    expect((await get('/api/es/v1/es-products', { 'if-none-match': etag })).statusCode).toBe(304);
    await shop.pool.query(`update product_items set product_item_state = 'SOLD' where id = $1`, [piece]);
    expect((await get('/api/es/v1/es-products', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('costs one statement the first time and none again, however many models there are', async () => {
    for (let i = 0; i < 30; i++) await addPiece(shop.pool, await addProduct(shop.pool));
    await shop.index.catchUp();
    const spy = vi.spyOn(shop.pool, 'query');
    // the index keeps itself fresh meanwhile: its two statements are not the listing's
    const ofIndex = /"name":"catalog_(?:changes|index)"/;
    const statements = () => spy.mock.calls.filter((call) => !ofIndex.test(JSON.stringify(call))).length;
    await shop.app.inject({ url: '/api/es/v1/es-products?pageSize=24&sort=price' });
    expect(statements()).toBe(1);
    const ofAnother = async () => {
      const before = statements();
      await shop.app.inject({ url: '/api/es/v1/es-products?pageSize=24&sort=price&metal=yellow' });
      return statements() - before;
    };
    // a change that is still being announced drops the cards once more
    await expect.poll(ofAnother).toBe(0);
    spy.mockRestore();
  });

  it('shows a new name at once, though cards are kept in memory', async () => {
    const ring = await addProduct(shop.pool, { name: 'Old' });
    await list();
    await shop.pool.query(`update products set name = '{"uz":"New","ru":"New","en":""}' where id = $1`, [
      ring,
    ]);
    expect((await list()).content[0]).toMatchObject({ nameRu: 'New', nameEn: 'New' });
  });
});

describe('GET /api/v1/products/{slug}', () => {
  it.each(['ravoq-ru', 'ravoq-uz', 'ravoq-en', 'RAVOQ', 'ravoq', 'ravoq-of-old'])(
    'opens by %s',
    async (slug) => {
      const ring = await addProduct(shop.pool, { slug: 'ravoq' });
      await shop.pool.query(`insert into product_old_slugs values ('ravoq-of-old', $1)`, [ring]);
      const answer = await get(`/api/v1/products/${slug}`);
      expect(answer.json()).toMatchObject({ id: ring, slugRu: 'ravoq-ru' });
    },
  );

  it('shows the pieces that can be had first, the cheapest of them chosen, and none that is withdrawn', async () => {
    const ring = await addProduct(shop.pool, { slug: 'ravoq' });
    const sold = await addPiece(shop.pool, ring, { state: 'SOLD', priceSom: 1_000_000 });
    const dear = await addPiece(shop.pool, ring, {
      priceSom: 9_000_000,
      sizeMm: 17.5,
      weightGrams: 3.42,
      storeId: 1,
    });
    const held = await addPiece(shop.pool, ring, { state: 'RESERVED', priceSom: 2_000_000 });
    const cheap = await addPiece(shop.pool, ring, {
      priceSom: 5_000_000,
      oldPriceSom: 6_000_000,
      diamond: 0.3,
    });
    await addPiece(shop.pool, ring, { state: 'WITHDRAWN' });
    const product = (await get('/api/v1/products/ravoq')).json<Product>();
    expect(product.items.map(({ id, isMain }) => [id, isMain])).toEqual([
      [cheap, true],
      [dear, false],
      [held, false],
      [sold, false],
    ]);
    expect(product).toMatchObject({
      mainItem: { b2CFixed: 5_000_000, b2BFixed: null },
      stockState: 'IN_STOCK',
    });
    expect(product.items[0]).toMatchObject({
      oldPrice: 6_000_000,
      stones: [{ kind: 'diamond', nameRu: 'Бриллиант', weight: 0.3, totalWeight: 0.3, unit: 'ct' }],
    });
    expect(product.items[1]).toMatchObject({
      oldPrice: 9_000_000,
      lineKey: `${ring}___17.5___585___3.42`,
      sizeMm: 17.5,
      weightGrams: 3.42,
      storeId: 1,
    });
  });

  it('never tells a guest a business price', async () => {
    const ring = await addProduct(shop.pool, { slug: 'ravoq' });
    await addPiece(shop.pool, ring, { priceSom: 5_000_000, b2bSom: 4_123_000 });
    for (const url of [
      '/api/v1/products/ravoq',
      '/api/es/v1/es-products',
      `/api/v1/products/by-ids?ids=${ring}`,
    ])
      expect((await get(url)).body).not.toContain('4123000');
  });

  it('shows beside it what goes with it and what is like it, once each', async () => {
    const own = await addProduct(shop.pool, { slug: 'ravoq' });
    await addPiece(shop.pool, own, { priceSom: 5_000_000 });
    const near = await addProduct(shop.pool);
    await addPiece(shop.pool, near, { priceSom: 5_100_000 });
    const far = await addProduct(shop.pool);
    await addPiece(shop.pool, far, { priceSom: 9_000_000 });
    const mate = await addProduct(shop.pool);
    await addPiece(shop.pool, mate, { priceSom: 4_999_999 });
    await addProduct(shop.pool, { name: 'sold out' });
    await shop.pool.query('insert into collection_products values (1, $1, 1), (1, $2, 2)', [own, mate]);
    const product = (await get('/api/v1/products/ravoq')).json<Product>();
    expect(product.completeTheSet.map(({ id }) => id)).toEqual([mate]);
    expect(product.related.map(({ id }) => id)).toEqual([near, far]);
  });

  it('keeps the page of a sold-out product, without a price', async () => {
    const ring = await addProduct(shop.pool, { slug: 'ravoq' });
    await addPiece(shop.pool, ring, { state: 'SOLD' });
    expect((await get('/api/v1/products/ravoq')).json()).toMatchObject({
      stockState: 'SOLD_OUT',
      mainItem: { b2CFixed: null },
    });
  });

  it.each(['DRAFT', 'ARCHIVED'])('does not know a product that is %s', async (state) => {
    const ring = await addProduct(shop.pool, { slug: 'ravoq', state });
    expect((await get('/api/v1/products/ravoq')).json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await get(`/api/v1/products/by-ids?ids=${ring}`)).json()).toEqual([]);
    expect((await list()).content).toEqual([]);
  });

  it('refuses a slug that is none, in the shopper’s language', async () => {
    const answer = await get('/api/v1/products/..%2F..%2Fetc', { 'accept-language': 'en' });
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect((await get('/api/v1/products/no-such-ring', { 'accept-language': 'en' })).json()).toMatchObject({
      title: 'Not found',
    });
    expect((await get('/api/v1/products/ravoq?size=17')).statusCode).toBe(400);
  });
});

describe('GET /api/v1/products/by-ids', () => {
  it('keeps the order asked for and skips what it does not know', async () => {
    const one = await addProduct(shop.pool);
    const two = await addProduct(shop.pool);
    const answer = await get(`/api/v1/products/by-ids?ids=${two},999999,${one},${two}`);
    expect(answer.json<ProductCard[]>().map(({ id }) => id)).toEqual([two, one]);
  });

  it.each(['', '?ids=', '?ids=1,b', '?ids=1&more=2'])('refuses "%s"', async (query) => {
    expect((await get(`/api/v1/products/by-ids${query}`)).json()).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('categories and collections', () => {
  it('are listed in their order with the number of models that can be bought', async () => {
    const ring = await addProduct(shop.pool);
    await addPiece(shop.pool, ring);
    const sold = await addProduct(shop.pool);
    await addPiece(shop.pool, sold, { state: 'SOLD' });
    await shop.pool.query('insert into collection_products values (1, $1, 1)', [ring]);
    expect((await get('/api/v1/categories')).json()).toMatchObject([
      { id: 1, slugEn: 'rings', order: 1, productCount: 1 },
    ]);
    expect((await get('/api/v1/collections')).json()).toMatchObject([
      { id: 1, slugEn: 'abr', productCount: 1 },
    ]);
  });

  it.each(['uzuklar', 'koltsa', 'rings'])('open by the slug of any language: %s', async (slug) => {
    expect((await get(`/api/v1/categories/${slug}`)).json()).toMatchObject({
      slugUz: 'uzuklar',
      slugRu: 'koltsa',
      slugEn: 'rings',
    });
  });

  it.each(['/api/v1/categories/nothing', '/api/v1/collections/nothing'])('%s is not found', async (url) => {
    expect((await get(url)).json()).toMatchObject({ status: 404, code: 'NOT_FOUND', title: 'Не найдено' });
  });

  it.each(['/api/v1/categories?x=1', '/api/v1/collections/abr?x=1', '/api/v1/categories/a_b'])(
    '%s is refused',
    async (url) => {
      expect((await get(url)).statusCode).toBe(400);
    },
  );
});
