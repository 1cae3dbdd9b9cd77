import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Product, ProductCard } from '#contract/catalog/catalog.ts';
import type { ProductList } from '#contract/catalog/listing.ts';
import type { FavoritesList } from '#contract/favorites.ts';
import { formatInteger } from '#ui/format.ts';
import { loggedIn, type LoggedIn } from '#server/testing-accounts.ts';
import { testApp } from '#server/testing.ts';
import { place } from '#server/testing-order.ts';
import { shopper } from '#server/testing-shopper.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
let secret: Set<number>;
let business: LoggedIn;
let buyer: LoggedIn;
let slugs: string[];

// every piece gets a B2B price that no other number of the shop can equal: it ends in 7
beforeAll(async () => {
  shop = await testApp({ seed: 'demo', environment: { CHECKOUT_CODE: 'off' } });
  await sql`update product_items set price_b2b_som = price_b2c_som - 10003 - 10 * id where price_b2c_som > 0`.execute(
    shop.db,
  );
  const pieces = await shop.db.selectFrom('product_items').select('price_b2b_som').execute();
  secret = new Set(pieces.flatMap(({ price_b2b_som }) => price_b2b_som ?? []));
  const products = await shop.db.selectFrom('products').select('slug_ru').execute();
  slugs = products.map(({ slug_ru }) => slug_ru);
  business = await loggedIn(shop);
  buyer = await loggedIn(shop);
  await shop.db.updateTable('users').set({ price_type: 'B2B' }).where('id', '=', business.userId).execute();
  await shop.index.catchUp();
}, 60_000);
afterAll(() => shop.close());

const fetchAs = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

/** All responses of the API, the feeds and the sitemaps about the catalogue. */
async function catalogueAnswers(headers: Record<string, string>): Promise<string[]> {
  const pages = ['popular', 'price', '-price', 'new', 'weight'].flatMap((sort) =>
    [0, 1, 2, 3, 4].map((page) => `/api/es/v1/es-products?sort=${sort}&page=${page}&size=24`),
  );
  const products = slugs.map((slug) => `/api/v1/products/${encodeURIComponent(slug)}`);
  const parts = slugs.map((_, index) => `/api/v1/products/${index + 1}/price-parts`);
  const rest = [
    '/api/v1/products/by-ids?ids=1,2,3,4,5,6,7,8',
    '/api/v1/categories',
    '/api/v1/collections',
    '/api/v1/banners',
    '/feeds/google-ru.xml',
    '/feeds/google-uz.xml',
    '/feeds/google-en.xml',
    '/feeds/yandex-ru.xml',
    '/sitemap.xml',
  ];
  const answers: string[] = [];
  for (const url of [...pages, ...products, ...parts, ...rest]) {
    const answer = await fetchAs(url, headers);
    if (answer.statusCode >= 500) throw new Error(`${url}: ${answer.body}`);
    answers.push(answer.body);
  }
  return answers;
}

/** The secret prices in a text, with any thousands separator: spaces of any kind, commas, points, apostrophes, or none. */
function secretsIn(text: string): number[] {
  const numbers = text.match(/\d{1,3}(?:[\s\u00A0\u202F,.'’]\d{3})+|\d+/g) ?? [];
  return numbers.map((number) => Number(number.replaceAll(/\D/g, ''))).filter((number) => secret.has(number));
}

describe('a B2B price', () => {
  it('is found by this test’s search in every format', () => {
    const [one = 0] = secret;
    const grouped = formatInteger(one, 'ru');
    for (const text of [String(one), grouped, grouped.replaceAll('\u00A0', ' '), formatInteger(one, 'en')])
      expect(secretsIn(`{"price":"${text} сум"}`)).toEqual([one]);
  });

  it('is in no response, feed or sitemap sent to a guest', async () => {
    expect((await catalogueAnswers({})).flatMap(secretsIn)).toEqual([]);
  }, 60_000);

  it('is in no response to another user, also after a request of a business', async () => {
    await fetchAs('/api/es/v1/es-products', business.headers);
    expect((await catalogueAnswers(buyer.headers)).flatMap(secretsIn)).toEqual([]);
    expect((await catalogueAnswers({})).flatMap(secretsIn)).toEqual([]);
  }, 120_000);

  it('is in no cart, order or favorite of another user', async () => {
    const own = shopper(shop.app, 'ru', buyer.headers);
    const product = (await own.get('/api/v1/products/ZR-001')).json<Product>();
    const piece = product.items.find(({ isMain }) => isMain);
    const cart = await own.put(`/api/v1/cart/lines/${piece?.lineKey}`, { quantity: 1, itemId: piece?.id });
    await own.post('/api/v1/favorites/create', { productId: 1 });
    const favorites = await own.get('/api/es/v1/es-favorites');
    const { total } = cart.json<Cart>();
    const order = await place(own, orderFormFor(total));
    expect(order.statusCode).toBe(201);
    expect(
      [product, cart.body, favorites.body, order.body].flatMap((part) => secretsIn(JSON.stringify(part))),
    ).toEqual([]);
  });

  it('is not cached between server and client', async () => {
    const answers = await Promise.all([
      fetchAs('/api/es/v1/es-products', business.headers),
      fetchAs('/api/v1/products/ZR-001', business.headers),
      fetchAs('/api/v1/products/by-ids?ids=1', business.headers),
    ]);
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(
      Array(3).fill('private, no-store'),
    );
  });
});

describe('a business', () => {
  const get = async <T>(url: string) => (await fetchAs(url, business.headers)).json<T>();

  it('lists, filters and sorts by its own prices, and also sees the retail prices', async () => {
    const { data } = await get<{ data: ProductList }>('/api/es/v1/es-products?sort=price&size=24');
    const prices = data.content.map(({ mainItem }) => mainItem.b2BFixed ?? 0);
    expect(prices.every((price) => secret.has(price))).toBe(true);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(data.content.every(({ mainItem }) => (mainItem.b2CFixed ?? 0) > (mainItem.b2BFixed ?? 0))).toBe(
      true,
    );
    const [least = 0] = prices;
    const cheapest = await get<{ data: ProductList }>(`/api/es/v1/es-products?maxPrice=${least}`);
    expect(cheapest.data.totalElements).toBe(1);
    expect(data.priceRange?.min).toBe(least);
  });

  it('sees its price on the product page, in favorites, in the cart and in the order', async () => {
    const own = shopper(shop.app, 'ru', business.headers);
    const product = await get<Product>('/api/v1/products/ZR-002');
    const piece = product.items.find(({ isMain }) => isMain);
    const price = piece?.b2BFixed ?? 0;
    expect(secret.has(price)).toBe(true);
    expect(product.mainItem).toEqual({ b2BFixed: price, b2CFixed: piece?.b2CFixed });
    const [card] = await get<ProductCard[]>('/api/v1/products/by-ids?ids=2');
    expect(card?.mainItem.b2BFixed).toBe(price);
    await own.post('/api/v1/favorites/create', { productId: 2 });
    const { data } = (await own.get('/api/es/v1/es-favorites')).json<{ data: FavoritesList }>();
    expect(data.content[0]).toMatchObject({ priceSeen: price, mainItem: { b2BFixed: price } });
    await own.put(`/api/v1/cart/lines/${piece?.lineKey}`, { quantity: 1, itemId: piece?.id });
    expect((await own.post('/api/v1/cart/hold')).json()).toMatchObject({ total: price });
    expect((await place(own, orderFormFor(price))).json()).toMatchObject({ total: price });
  });

  it('gets retail prices as soon as the staff suspend it', async () => {
    await shop.db.updateTable('users').set({ price_type: 'B2C' }).where('id', '=', business.userId).execute();
    expect(secretsIn((await fetchAs('/api/v1/products/ZR-003', business.headers)).body)).toEqual([]);
  });
});

/** Picked up in the first store, paid in cash. */
function orderFormFor(expectedTotal: number) {
  return {
    contact: { name: 'Dilnoza', phone: '+998901234567' },
    fulfillment: { kind: 'PICKUP', storeId: 1 },
    payment: { method: 'CASH' },
    expectedTotal,
    consent: true,
  } satisfies Parameters<typeof place>[1];
}
