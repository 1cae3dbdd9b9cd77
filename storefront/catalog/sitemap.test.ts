import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '#contract/catalog/catalog.ts';
import type { Moment } from '#contract/catalog/moment.ts';
import { pageLanguages } from '#contract/words.ts';
import { testApp } from '#server/testing.ts';
import { linksIn } from '#storefront/links.ts';
import { canonicalSearch, readListingQuery } from './listing-query.ts';
import { isListed } from './search-engines.ts';

// The server builds these addresses separately, because it may not import the pages' code; this test compares the two.

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });
async function addresses(part: string): Promise<string[]> {
  const { body } = await get(`/sitemaps/${part}.xml`);
  return [...body.matchAll(/<loc>http:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
}

describe('the addresses in the sitemap and those of the pages', () => {
  it('agree on which pages may be indexed, and on their canonical form', async () => {
    const queries = (await addresses('catalog')).flatMap((path) => path.split('?')[1] ?? []);
    expect(queries.length).toBeGreaterThan(100);
    const spelled = queries.map((written) => {
      const query = readListingQuery(new URLSearchParams(written));
      return isListed(query) ? canonicalSearch(query) : 'not listed';
    });
    expect(spelled).toEqual(queries);
  });

  it('agree on the addresses of products, moments, stores and single pages', async () => {
    const all = (
      await Promise.all(['products-1', 'moments', 'stores', 'pages', 'collections'].map(addresses))
    ).flat();
    const product = (await get('/api/v1/products/ZR-001')).json<Product>();
    const moment = (await get('/api/v1/moments/nikoh')).json<Moment>();
    for (const language of pageLanguages) {
      const links = linksIn(language);
      for (const path of [
        links.product(product),
        links.moment(moment.product),
        links.moments(),
        links.store('toshkent-amir-temur'),
        links.stores(),
        links.collections(),
        links.content('delivery'),
        links.sizeGuide(),
        links.certificateLookUp(),
      ])
        expect(all).toContain(path);
      expect(all).toContain(language === 'ru' ? '/' : links.home());
    }
  });
});
