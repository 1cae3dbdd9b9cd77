import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Product } from '#contract/catalog/catalog.ts';
import type { ProductList } from '#contract/catalog/listing.ts';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/order.ts';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { testSecret } from '#server/testing-accounts.ts';
import {
  copyCatalogue,
  recordStatements,
  simulateMillionRows,
  type Statement,
  fullScans,
} from '#server/testing-growth.ts';
import { shopper, type Shopper, userShopper } from '#server/testing-shopper.ts';

// The database cost of a request must not grow with the shop (quality.md, cost growth).

let database: TestDatabase;
let small: Map<string, Statement[]>;
let large: Map<string, Statement[]>;
const heard = recordStatements();

beforeAll(async () => {
  database = await testDatabase({ seed: 'demo' });
  small = await walk('small');
  await copyCatalogue(database.pool, 10);
  await database.pool.query('analyze');
  large = await walk('large');
});
afterAll(async () => {
  heard.close();
  await database.close();
});

/** Records the statements of each call of a guest and a user who browse and buy, in a newly opened shop. */
async function walk(which: string): Promise<Map<string, Statement[]>> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    SECRET_KEY: testSecret,
    DATA_DIR: database.folder,
    CHECKOUT_CODE: 'off',
  });
  const { app, index } = await createApp({ config, ...database, isPatient: true });
  await app.ready();
  await index.catchUp();
  const buyer = await userShopper({ app, db: database.db });
  const guest = shopper(app);
  const statementsOf = new Map<string, Statement[]>();
  const call = async <Answer>(
    name: string,
    { by = guest, method = 'GET', url = name, payload, status = 200 }: Call = {},
  ): Promise<Answer> => {
    heard.take();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await by.send({ method, url, headers, ...(payload && { payload }) });
    statementsOf.set(name, heard.take());
    if (answer.statusCode !== status) throw new Error(`${which}: ${name}: ${answer.body}`);
    return answer.json<Answer>();
  };
  await shopAround({ call, buyer });
  await app.close();
  return statementsOf;
}

interface Call {
  by?: Shopper;
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
  url?: string;
  payload?: object;
  status?: number;
}

type Caller = <Answer>(name: string, call?: Call) => Promise<Answer>;

const lists = [
  '/api/v1/categories',
  '/api/v1/collections',
  '/api/v1/stores',
  '/api/v1/moments',
  '/api/v1/banners',
  '/api/es/v1/es-products?inStock=true&sort=price',
  '/api/es/v1/es-products?metal=yellow&ringSize=17,17.5&sort=-price',
  '/api/es/v1/es-products?q=tilla%20uzuk',
  '/api/es/v1/es-products?q=ZR-001',
  '/api/es/v1/es-suggest?q=kolts',
  '/api/es/v1/es-suggest?q=ZR-001',
  '/api/v1/products/by-ids?ids=1,2,3,5,8,13,21,34,55,89',
  '/api/v1/reviews/ratings?ids=1,2,3,5,8,13',
  '/api/v1/delivery-terms',
  '/api/v1/line-options',
];

/** Browses as a guest; saves, fills the cart, holds, orders and views orders as a user. */
async function shopAround({ call, buyer }: { call: Caller; buyer: Shopper }): Promise<void> {
  for (const list of lists) await call(list);
  const { data } = await call<{ data: ProductList }>('a list in stores', {
    url: '/api/es/v1/es-products?inStore=true&maxPrice=20000000',
  });
  const card = data.content[0];
  const product = await call<Product>('a product', { url: `/api/v1/products/${card?.slugRu}` });
  const piece = product.items.find((item) => item.productItemState === 'AVAILABLE' && item.storeId !== null);
  if (!piece) throw new Error(`${product.artikul} lies in no store`);
  const about = `/api/v1/products/${product.id}`;
  await call('its reviews', { url: `${about}/reviews` });
  await call('what its price is made of', { url: `${about}/price-parts` });
  await call('who holds its pieces', { url: `${about}/reserved` });
  await call('its certificate', { url: `/api/v1/certificates/${piece.certificates[0]?.id}` });
  await call('a heart', {
    by: buyer,
    method: 'POST',
    url: '/api/v1/favorites/create',
    payload: { productId: product.id },
    status: 201,
  });
  await call('favorites', { by: buyer, url: '/api/es/v1/es-favorites' });
  await call('into the bag', {
    by: buyer,
    method: 'PUT',
    url: `/api/v1/cart/lines/${piece.lineKey}`,
    payload: { quantity: 1 },
  });
  await call('how many are in the bag', { by: buyer, url: '/api/v1/cart/count' });
  await call('the bag', { by: buyer, url: '/api/v1/cart' });
  const cart = await call<Cart>('the hold', { by: buyer, method: 'POST', url: '/api/v1/cart/hold' });
  const { number } = await call<Order>('an order', {
    by: buyer,
    method: 'POST',
    url: '/api/v1/orders',
    payload: {
      contact: { name: 'Dilnoza', phone: '+998901234567' },
      fulfillment: { kind: 'PICKUP', storeId: piece.storeId },
      payment: { method: 'CASH' },
      expectedTotal: cart.total,
      consent: true,
    },
    status: 201,
  });
  await call('orders', { by: buyer, url: '/api/v1/orders' });
  await call('one order', { by: buyer, url: `/api/v1/orders/${number}` });
  await call('who I am', { by: buyer, url: '/api/v1/me' });
  await call('my devices', { by: buyer, url: '/api/v1/me/sessions' });
  await call('my addresses', { by: buyer, url: '/api/v1/addresses' });
}

it('a call runs as many statements in a shop eleven times the size', () => {
  const counts = (statementsOf: Map<string, Statement[]>) =>
    Object.fromEntries([...statementsOf].map(([name, statements]) => [name, statements.length]));
  expect(counts(large)).toEqual(counts(small));
  expect(small.size).toBeGreaterThan(30);
});

it('no statement scans a whole table of millions of rows', async () => {
  await simulateMillionRows(database.pool);
  const statements = new Map([...large.values()].flat().map((statement) => [statement.text, statement]));
  expect(await fullScans(database.pool, [...statements.values()])).toEqual([]);
  expect(statements.size).toBeGreaterThan(60);
});

it('the check works: without the index of pieces by product, the product page scans all pieces', async () => {
  await database.pool.query('drop index product_items_product');
  const found = await fullScans(database.pool, large.get('a product') ?? []);
  expect(found).toContainEqual(expect.stringContaining('Seq Scan of product_items'));
});
