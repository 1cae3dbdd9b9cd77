import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/testing.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/previews/${path}`, headers });
const largest = 300 * 1024;

describe('the preview picture of a page', () => {
  it.each([
    ['products/1/ru-wide.jpg', 1200, 630],
    ['products/1/uz-square.jpg', 1080, 1080],
    ['products/84/en-wide.jpg', 1200, 630],
    ['products/77/ru-wide.jpg', 1200, 630],
    ['products/115/uz-wide.jpg', 1200, 630],
    ['categories/rings/en-wide.jpg', 1200, 630],
    ['collections/qosh/ru-square.jpg', 1080, 1080],
    ['moments/nikoh/uz-wide.jpg', 1200, 630],
    ['shop/zarona/ru-wide.jpg', 1200, 630],
  ])('is made for %s, of its size and below 300 KB', async (path, width, height) => {
    const { statusCode, headers, rawPayload } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(rawPayload.length).toBeLessThan(largest);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width, height });
  });

  it('has text: another language or another price makes another picture', async () => {
    const ru = await get('products/2/ru-wide.jpg');
    expect(ru.rawPayload.equals((await get('products/2/uz-wide.jpg')).rawPayload)).toBe(false);
    const etag = String(ru.headers['etag']);
    expect((await get('products/2/ru-wide.jpg?v=1x', { 'if-none-match': etag })).statusCode).toBe(304);
    await shop.pool.query(
      `update product_items set price_b2c_som = 1000000 where product_id = 2 and product_item_state = 'AVAILABLE'`,
    );
    const dearer = await get('products/2/ru-wide.jpg', { 'if-none-match': etag });
    expect(dearer.statusCode).toBe(200);
    expect(ru.rawPayload.equals(dearer.rawPayload)).toBe(false);
  });

  it('is drawn once for concurrent requests, and may be embedded by other sites', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => get('products/3/ru-wide.jpg')));
    for (const answer of answers) {
      expect(answer.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    }
  });

  it.each([
    'products/999999/ru-wide.jpg',
    'products/0/ru-wide.jpg',
    'products/rings/ru-wide.jpg',
    'collections/no-such/ru-wide.jpg',
    'moments/no-such/ru-wide.jpg',
  ])('is not made for %s, which has no page', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  it.each([
    'products/1/de-wide.jpg',
    'products/1/ru-tall.jpg',
    'products/1/ru-wide.jpg?text=hello',
    'orders/1/ru-wide.jpg',
  ])('does not accept text in the address: %s', async (path) => {
    expect((await get(path)).statusCode).toBe(400);
  });
});
