import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPiece, addProduct } from '../testing-rows.ts';
import { type Shop, testShop } from '../testing-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(() => shop.removeProducts());
afterAll(() => shop.close());

describe('GET /api/es/v1/es-products', () => {
  it('returns a page of cards in the envelope of the search base', async () => {
    const ring = await addProduct(shop.pool, { name: 'Кольцо', slug: 'ravoq' });
    await addPiece(shop.pool, ring, { sizeMm: 17, weightGrams: 3.42, priceSom: 7_270_000 });
    const answer = await shop.list('?category=koltsa&ringSize=17.0');
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
        kind: 'jewel',
        looseStone: null,
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

  it('names facet values in three languages and marks the chosen ones', async () => {
    await addPiece(shop.pool, await addProduct(shop.pool), { sizeMm: 17 });
    const { facets } = await shop.list('?category=uzuklar&metal=yellow');
    expect(facets.find(({ name }) => name === 'category')?.values).toEqual([
      { value: 'rings', nameUz: 'Uzuklar', nameRu: 'Кольца', nameEn: 'Rings', count: 1, selected: true },
    ]);
    expect(facets.find(({ name }) => name === 'metal')).toMatchObject({
      nameRu: 'Металл',
      values: [{ value: 'yellow', nameUz: 'Sariq oltin', count: 1, selected: true }],
    });
    expect(facets.find(({ name }) => name === 'ringSize')?.values).toMatchObject([
      { value: '17', nameEn: '17', selected: false },
    ]);
  });

  it('pages, and is empty beyond the end', async () => {
    for (let i = 0; i < 3; i++) await addPiece(shop.pool, await addProduct(shop.pool, { popularity: i }));
    expect((await shop.list('?size=2')).content).toHaveLength(2);
    expect(await shop.list('?size=2&page=1')).toMatchObject({
      number: 1,
      totalPages: 2,
      totalElements: 3,
      empty: false,
    });
    expect(await shop.list('?size=2&page=7')).toMatchObject({
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
      const found = await shop.list(`?q=${encodeURIComponent(q ?? '')}`);
      expect(found.content.map(({ id }) => id)).toEqual([ring]);
    }
  });

  it('finds nothing for an unknown value, and returns the filter to drop', async () => {
    await addPiece(shop.pool, await addProduct(shop.pool));
    expect(await shop.list('?metal=mithril')).toMatchObject({
      content: [],
      relaxations: [{ name: 'metal', count: 1 }],
    });
  });

  it.each([
    '?ringSize=17&bogus=1',
    '?sort=cheapest',
    '?minPrice=-1',
    '?minPrice=abc',
    '?page=-1',
    '?size=101',
    '?metal=%3Cscript%3E',
    `?q=${'a'.repeat(101)}`,
  ])('refuses %s and names the invalid field', async (query) => {
    const answer = await shop.get(`/api/es/v1/es-products${query}`, { 'accept-language': 'uz' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: expect.stringContaining('query') }],
    });
  });

  it('answers 304 for an unchanged page, but not after a sale', async () => {
    const piece = await addPiece(shop.pool, await addProduct(shop.pool));
    const { etag = '' } = (await shop.get('/api/es/v1/es-products')).headers;
    expect((await shop.get('/api/es/v1/es-products', { 'if-none-match': etag })).statusCode).toBe(304);
    await shop.pool.query(`update product_items set product_item_state = 'SOLD' where id = $1`, [piece]);
    expect((await shop.get('/api/es/v1/es-products', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('takes one statement the first time and none for a repeat, for any number of models', async () => {
    for (let i = 0; i < 30; i++) await addPiece(shop.pool, await addProduct(shop.pool));
    await shop.index.catchUp();
    const spy = vi.spyOn(shop.pool, 'query');
    // the index reads changes in the background; its two statements are not the listing's
    const ofIndex = /"name":"catalog_(?:changes|index)"/;
    const statements = () => spy.mock.calls.filter((call) => !ofIndex.test(JSON.stringify(call))).length;
    await shop.app.inject({ url: '/api/es/v1/es-products?size=24&sort=price' });
    expect(statements()).toBe(1);
    const ofAnother = async () => {
      const before = statements();
      await shop.app.inject({ url: '/api/es/v1/es-products?size=24&sort=price&metal=yellow' });
      return statements() - before;
    };
    // a change that is still being announced drops the cards once more
    await expect.poll(ofAnother).toBe(0);
    spy.mockRestore();
  });

  it('shows a new name at once, although cards are cached in memory', async () => {
    const ring = await addProduct(shop.pool, { name: 'Old' });
    await shop.list();
    await shop.pool.query(`update products set name = '{"uz":"New","ru":"New","en":""}' where id = $1`, [
      ring,
    ]);
    expect((await shop.list()).content[0]).toMatchObject({ nameRu: 'New', nameEn: 'New' });
  });
});

describe('categories and collections', () => {
  it('are listed in order with their number of buyable models', async () => {
    const ring = await addProduct(shop.pool);
    await addPiece(shop.pool, ring);
    const sold = await addProduct(shop.pool);
    await addPiece(shop.pool, sold, { state: 'SOLD' });
    await shop.pool.query('insert into collection_products values (1, $1, 1)', [ring]);
    expect((await shop.get('/api/v1/categories')).json()).toMatchObject([
      { id: 1, slugEn: 'rings', order: 1, productCount: 1 },
    ]);
    expect((await shop.get('/api/v1/collections')).json()).toMatchObject([
      { id: 1, slugEn: 'abr', productCount: 1 },
    ]);
  });

  it.each(['uzuklar', 'koltsa', 'rings'])('are found by the slug of any language: %s', async (slug) => {
    expect((await shop.get(`/api/v1/categories/${slug}`)).json()).toMatchObject({
      slugUz: 'uzuklar',
      slugRu: 'koltsa',
      slugEn: 'rings',
    });
  });

  it.each(['/api/v1/categories/nothing', '/api/v1/collections/nothing'])('%s is not found', async (url) => {
    expect((await shop.get(url)).json()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      title: 'Не найдено',
    });
  });

  it.each(['/api/v1/categories?x=1', '/api/v1/collections/abr?x=1', '/api/v1/categories/a_b'])(
    '%s is refused',
    async (url) => {
      expect((await shop.get(url)).statusCode).toBe(400);
    },
  );
});
