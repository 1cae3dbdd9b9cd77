import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentTables } from '#server/kit/cache-tags.ts';
import { testApp } from '#server/testing.ts';
import { hearStatements } from '#server/testing-growth.ts';

// What an answer read is what it depends on: no table without its tag.

let shop: Awaited<ReturnType<typeof testApp>>;
const heard = hearStatements();
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  await shop.index.catchUp();
});
afterAll(async () => {
  heard.close();
  await shop.close();
});

const productTables = ['products', 'product_items', 'stones', 'item_params', 'certificates', 'reviews'];
/** Their rows come with every change of a category, a product's place in it, or of the thing that had the old address. */
const isProductTag = (tag: string) => /^(?:product|card|listing|menu)(?::|$)/.test(tag);

it.each([
  '/api/v1/categories',
  '/api/v1/categories/rings',
  '/api/v1/collections',
  '/api/v1/collections/{collection}',
  '/api/es/v1/es-products',
  '/api/es/v1/es-products?category=rings',
  '/api/v1/products/by-ids?ids=1,2,3',
  '/api/v1/products/{product}',
  '/api/v1/products/1/reviews',
  '/api/v1/reviews/ratings?ids=1,2,3',
  '/api/v1/products/1/price-parts',
  '/api/v1/certificates/{certificate}',
  '/api/v1/banners',
  '/api/v1/stores',
  '/api/v1/regions',
  '/api/v1/districts',
  '/api/v1/pages/delivery',
  '/api/v1/moments',
  '/api/v1/moments/{moment}',
  '/api/v1/delivery-cities',
  '/api/v1/delivery-terms',
  '/api/v1/pickup-days',
  '/api/v1/line-options',
])('%s names every table that it read', async (template) => {
  const url = await withNames(template);
  heard.take();
  const answer = await shop.app.inject({ url });
  const tables = new Set(
    heard
      .take()
      .flatMap(({ text }) => [...text.matchAll(/\b(?:from|join)\s+"?(\w+)/g)].map(([, name]) => name)),
  );
  expect(answer.statusCode).toBe(200);
  const tags = String(answer.headers['x-cache-tags']).split(' ');
  const missing = [...tables].filter((table) => {
    if (contentTables.some((known) => known === table))
      return !tags.some((tag) => tag === `content:${table}` || tag.startsWith(`content:${table}:`));
    return productTables.includes(table ?? '') && !tags.some(isProductTag);
  });
  expect(missing).toEqual([]);
});

async function withNames(template: string): Promise<string> {
  const { rows } = await shop.pool.query<Record<string, string>>(
    `select (select slug_en from collections order by id limit 1) as collection, (select slug_en from products order by id limit 1) as product,
      (select id from certificates order by id limit 1) as certificate, (select replace(slug, '-moments', '') from moments where moment_state = 'ACTIVE' order by id limit 1) as moment`,
  );
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => rows[0]?.[name] ?? '');
}
