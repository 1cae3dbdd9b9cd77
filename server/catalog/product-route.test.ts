import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Product, ProductCard } from '#contract/catalog/catalog.ts';
import { addPiece, addProduct } from './testing-rows.ts';
import { type Shop, testShop } from './testing-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(() => shop.removeProducts());
afterAll(() => shop.close());

describe('GET /api/v1/products/{slug}', () => {
  it.each(['ravoq-ru', 'ravoq-uz', 'ravoq-en', 'RAVOQ', 'ravoq', 'ravoq-of-old'])(
    'finds the product by %s',
    async (slug) => {
      const ring = await addProduct(shop.pool, { slug: 'ravoq' });
      await shop.pool.query(`insert into product_old_slugs values ('ravoq-of-old', $1)`, [ring]);
      const answer = await shop.get(`/api/v1/products/${slug}`);
      expect(answer.json()).toMatchObject({ id: ring, slugRu: 'ravoq-ru' });
    },
  );

  it('is sent compressed to clients that accept it, and not at all to clients that have it', async () => {
    const ring = await addProduct(shop.pool, { slug: 'ravoq' });
    await addPiece(shop.pool, ring);
    const url = '/api/v1/products/ravoq';
    const { headers } = await shop.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    });
    const again = await shop.app.inject({
      url,
      headers: { 'accept-encoding': 'zstd', 'if-none-match': String(headers['etag']) },
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('shows the photographs of a specific piece in their order, and the new ones after a change', async () => {
    const ring = await addProduct(shop.pool, { slug: 'ravoq' });
    const [own, other] = [
      await addPiece(shop.pool, ring),
      await addPiece(shop.pool, ring, { priceSom: 9_000_000 }),
    ];
    await shop.pool.query(
      `with added as (
        insert into attachments (key, kind, alt, width, height)
        values ('pieces/a.jpg', 'IMAGE', '{"ru":"Спереди","uz":"Oldidan","en":"Front"}', 1200, 1200), ('pieces/b.mp4', 'VIDEO', '{"ru":"Фильм","uz":"","en":"Film"}', null, null)
        returning id, key
      ) insert into item_attachments select $1, id, case key when 'pieces/a.jpg' then 2 else 1 end from added`,
      [own],
    );
    const { items } = (await shop.get('/api/v1/products/ravoq')).json<Product>();
    expect(items.find(({ id }) => id === other)?.attachments).toEqual([]);
    expect(items.find(({ id }) => id === own)?.attachments).toMatchObject([
      { url: expect.stringContaining('pieces/b.mp4'), kind: 'VIDEO', altUz: 'Фильм', width: null },
      { url: expect.stringContaining('pieces/a.jpg'), kind: 'IMAGE', altEn: 'Front', width: 1200 },
    ]);
    const changes = async () =>
      (await shop.pool.query('select from catalog_changes where product_id = $1', [ring])).rowCount;
    const before = await changes();
    await shop.pool.query('delete from item_attachments where item_id = $1', [own]);
    expect(await changes()).toBe((before ?? 0) + 1);
  });

  it('lists available pieces first, with the cheapest chosen, and no withdrawn ones', async () => {
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
    const product = (await shop.get('/api/v1/products/ravoq')).json<Product>();
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

  it('never sends a business price to a guest', async () => {
    const ring = await addProduct(shop.pool, { slug: 'ravoq' });
    await addPiece(shop.pool, ring, { priceSom: 5_000_000, b2bSom: 4_123_000 });
    for (const url of [
      '/api/v1/products/ravoq',
      '/api/es/v1/es-products',
      `/api/v1/products/by-ids?ids=${ring}`,
    ])
      expect((await shop.get(url)).body).not.toContain('4123000');
  });

  it('shows matching and similar products, each once', async () => {
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
    const product = (await shop.get('/api/v1/products/ravoq')).json<Product>();
    expect(product.completeTheSet.map(({ id }) => id)).toEqual([mate]);
    expect(product.related.map(({ id }) => id)).toEqual([near, far]);
  });

  it('still shows a sold-out product, without a price', async () => {
    const ring = await addProduct(shop.pool, { slug: 'ravoq' });
    await addPiece(shop.pool, ring, { state: 'SOLD' });
    expect((await shop.get('/api/v1/products/ravoq')).json()).toMatchObject({
      stockState: 'SOLD_OUT',
      mainItem: { b2CFixed: null },
    });
  });

  it.each(['DRAFT', 'ARCHIVED'])('is NOT_FOUND for a product that is %s', async (state) => {
    const ring = await addProduct(shop.pool, { slug: 'ravoq', state });
    expect((await shop.get('/api/v1/products/ravoq')).json()).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect((await shop.get(`/api/v1/products/by-ids?ids=${ring}`)).json()).toEqual([]);
    expect((await shop.list()).content).toEqual([]);
  });

  it('refuses a malformed slug in the shopper’s language', async () => {
    const answer = await shop.get('/api/v1/products/..%2F..%2Fetc', { 'accept-language': 'en' });
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(
      (await shop.get('/api/v1/products/no-such-ring', { 'accept-language': 'en' })).json(),
    ).toMatchObject({
      title: 'Not found',
    });
    expect((await shop.get('/api/v1/products/ravoq?size=17')).statusCode).toBe(400);
  });
});

describe('GET /api/v1/products/by-ids', () => {
  it('returns the products in the requested order and skips unknown ids', async () => {
    const one = await addProduct(shop.pool);
    const two = await addProduct(shop.pool);
    const answer = await shop.get(`/api/v1/products/by-ids?ids=${two},999999,${one},${two}`);
    expect(answer.json<ProductCard[]>().map(({ id }) => id)).toEqual([two, one]);
  });

  it.each(['', '?ids=', '?ids=1,b', '?ids=1&more=2'])('refuses "%s"', async (query) => {
    expect((await shop.get(`/api/v1/products/by-ids${query}`)).json()).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });
});
