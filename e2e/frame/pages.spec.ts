import { expect, test } from '@playwright/test';
import { putIntoCart } from '../support/cart.ts';

test.skip(({ isMobile }) => isMobile, 'no screen is involved');

const ring = '/product/koltso-lastochka';

test('an unchanged page is not sent again (304)', async ({ request }) => {
  const first = await request.get('/catalog/koltsa');
  const { etag, 'cache-control': keeping, vary } = first.headers();
  expect(etag).toBeTruthy();
  expect(keeping).toBe('public, max-age=0, must-revalidate');
  expect(vary).toContain('accept-encoding');
  const again = await request.get('/catalog/koltsa?utm_source=telegram', {
    headers: { 'if-none-match': etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('exactly the page’s own scripts are allowed, by their hashes', async ({ request }) => {
  const { 'content-security-policy': policy, ...headers } = (await request.get(ring)).headers();
  expect(policy).toMatch(/script-src 'self' ('sha256-[^']+' ?)+/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-cache-tags']).toBeUndefined();
});

test('a page with a cart is not shared with other visitors', async ({ playwright, request, baseURL }) => {
  const owner = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await putIntoCart(owner, 'ZR-063');
  const mine = await owner.get('/catalog/podveski');
  expect(mine.headers()['cache-control']).toBe('private, no-store');
  expect(await mine.text()).toContain('Корзина, 1');
  const theirs = await request.get('/catalog/podveski');
  expect(await theirs.text()).not.toContain('Корзина, 1');
  await owner.dispose();
});

test('no response to a guest contains a business price', async ({ request }) => {
  for (const path of [
    '/',
    '/catalog/koltsa',
    ring,
    '/api/v1/products/ZR-001',
    '/api/es/v1/es-products?category=rings',
  ]) {
    const body = await (await request.get(path)).text();
    expect(body.match(/"?b2BFixed"?:(?!null)[^,}]*/g) ?? [], path).toEqual([]);
  }
});

test('a write that was started by another site’s page is refused', async ({ request }) => {
  const answer = await request.delete('/api/v1/cart', { headers: { origin: 'https://elsewhere.example' } });
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'FORBIDDEN' });
});

test('the cached page of a product is invalidated once a piece is held', async ({
  playwright,
  request,
  baseURL,
}) => {
  const buyer = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const product = (await (await request.get('/api/v1/products/ZR-028')).json()) as { slugRu: string }; // the contract's Product
  const shown = async () => (await request.get(`/product/${product.slugRu}`)).headers()['etag'];
  const before = await shown();
  await putIntoCart(buyer, 'ZR-028');
  await buyer.post('/api/v1/cart/hold');
  // it may be served for 5 s after the change
  await expect.poll(shown, { timeout: 10_000 }).not.toBe(before);
  await buyer.delete('/api/v1/cart/hold');
  await buyer.dispose();
});
