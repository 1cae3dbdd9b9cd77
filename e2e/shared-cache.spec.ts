import { expect, test } from '@playwright/test';
import { openShop, type Shop } from './shop.ts';

// The headers that real pages send to a shared cache in front of the shop. Purge requests to the cache:
// server/start/open/shared-cache-purges.test.ts.

test.describe('a shop behind a shared cache', { tag: '@once' }, () => {
  test.describe.configure({ mode: 'default', timeout: 240_000 });
  let shop: Shop;

  test.beforeAll(async () => {
    shop = await openShop({ SHARED_CACHE: 'on' });
  });

  test.afterAll(async () => {
    await shop?.close();
  });

  const pages = [
    { path: '/', tags: ['menu', 'content:banners'] },
    { path: '/catalog/koltsa', tags: ['menu', 'listing:rings'] },
    { path: '/uz', tags: ['menu', 'content:banners'] },
  ];
  for (const { path, tags } of pages) {
    test(`sends for how long and under which tags ${path} may be cached`, async ({ request }) => {
      // the second answer comes from the page cache
      for (let time = 0; time < 2; time++) {
        const headers = (await request.get(shop.url + path)).headers();
        expect(headers['cache-control']).toBe(
          'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=3600',
        );
        expect((headers['cache-tag'] ?? '').split(',')).toEqual(expect.arrayContaining(tags));
        expect(headers['set-cookie']).toBeUndefined();
      }
    });
  }

  test('forbids caching of personal and of missing pages', async ({ request }) => {
    for (const path of ['/cart', '/no-such-page']) {
      const headers = (await request.get(shop.url + path)).headers();
      expect(headers['cache-control']).toContain('no-store');
      expect(headers['cache-tag']).toBeUndefined();
    }
  });
});
