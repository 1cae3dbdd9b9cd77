import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/testing.ts';
import { readXml, textOf, type XmlElement } from './testing-xml.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
async function xmlAt(path: string): Promise<XmlElement> {
  const answer = await get(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  return readXml(answer.body);
}
const origin = 'http://localhost:3000';
const sqlValues = async <T>(sql: string) =>
  (await shop.pool.query<{ value: T }>(sql)).rows.map(({ value }) => value);

describe('robots.txt', () => {
  it('disallows personal pages and the search, but not pictures, and links to the sitemap', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = body.split('\n');
    for (const path of ['/cart', '/checkout', '/profile', '/uz/checkout', '/en/profile', '/api/', '/*?q='])
      expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).toContain('Allow: /api/v1/attachments/');
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(body).not.toMatch(/Disallow: \/(?:assets|\s|$)/m);
    for (const line of lines.filter((one) => one.startsWith('Clean-param')))
      expect(line.length).toBeLessThanOrEqual(500);
  });
});

describe('the sitemap', () => {
  it('lists all its parts, each with the day of its last change', async () => {
    const index = await xmlAt('/sitemap.xml');
    expect(index.name).toBe('sitemapindex');
    const parts = index.children.map((part) => textOf(part, 'loc').replace(origin, ''));
    expect(parts).toEqual(
      ['products-1', 'catalog', 'collections', 'moments', 'stores', 'pages'].map(
        (name) => `/sitemaps/${name}.xml`,
      ),
    );
    for (const part of parts) expect((await get(part)).statusCode).toBe(200);
    for (const part of index.children) expect(Date.parse(textOf(part, 'lastmod'))).not.toBeNaN();
  });

  it('lists each page in all its languages, with the same alternates', async () => {
    const { children } = await xmlAt('/sitemaps/products-1.xml');
    const byAddress = new Map(children.map((page) => [textOf(page, 'loc'), alternatesOf(page)]));
    expect(byAddress.size).toBe(children.length);
    for (const [address, alternates] of byAddress) {
      expect(Object.values(alternates)).toContain(address);
      expect(alternates['x-default']).toBe(alternates['ru']);
      for (const other of Object.values(alternates)) expect(byAddress.get(other)).toEqual(alternates);
    }
  });

  it('contains every public product with its pictures, including sold-out ones, but no languages without a translation', async () => {
    const { children } = await xmlAt('/sitemaps/products-1.xml');
    const addresses = children.map((page) => textOf(page, 'loc'));
    const slugs = await sqlValues<string>(
      `select slug_ru as value from products where product_state = 'ACTIVE'`,
    );
    for (const slug of slugs) expect(addresses).toContain(`${origin}/product/${slug}`);
    const [untranslated] = await sqlValues<string>(
      `select slug_en as value from products where artikul = 'ZR-070'`,
    );
    expect(addresses).not.toContain(`${origin}/en/product/${untranslated}`);
    const pictures = children.flatMap((page) => page.children.filter(({ name }) => name === 'image:image'));
    expect(pictures.length).toBeGreaterThan(slugs.length);
    expect(textOf(pictures[0], 'image:loc')).toMatch(
      /^http.*\/api\/v1\/attachments\/download\?key=.*&fm=jpeg$/,
    );
  });

  it('contains only whitelisted combinations of filters, and only those with something to buy', async () => {
    const { children } = await xmlAt('/sitemaps/catalog.xml');
    const paths = children.map((page) => textOf(page, 'loc').replace(origin, ''));
    expect(paths).toContain('/catalog/koltsa?metal=yellow');
    expect(paths).toContain('/uz/catalog/uzuklar?maxPrice=3000000');
    for (const path of paths.filter((one) => one.includes('?')))
      expect(path).toMatch(/\?(?:metal|stone|probe|occasion|maxPrice)=[\w-]+$/);
  });

  it('contains the editors’ pages, and nothing personal', async () => {
    const pages = (await xmlAt('/sitemaps/pages.xml')).children.map((page) => textOf(page, 'loc'));
    for (const path of ['/', '/uz/delivery', '/en/size-guide', '/certificate', '/about-brand'])
      expect(pages.map((address) => address.replace(origin, '') || '/')).toContain(path);
    expect(pages.join()).not.toMatch(/cart|checkout|profile|certificate\/|favorites/);
    const moments = (await xmlAt('/sitemaps/moments.xml')).children.map((page) => textOf(page, 'loc'));
    expect(moments).toContain(`${origin}/en/nikoh-moments`);
    const stores = (await xmlAt('/sitemaps/stores.xml')).children.map((page) => textOf(page, 'loc'));
    expect(stores).toContain(`${origin}/uz/stores/toshkent-amir-temur`);
  });

  it('contains the day a product changed, even if it is no longer in the change log', async () => {
    const lastmod = async () => {
      const { children } = await xmlAt('/sitemaps/products-1.xml');
      const page = children.find((one) => textOf(one, 'loc') === `${origin}/product/koltso-lastochka`);
      return page && textOf(page, 'lastmod');
    };
    const before = await lastmod();
    await shop.pool.query(
      `update products set popularity = popularity + 1 where slug_ru = 'koltso-lastochka'`,
    );
    const [changed] = await sqlValues<Date>(`select max(changed_at) as value from catalog_changes`);
    expect(await lastmod()).toBe(changed?.toISOString());
    expect(await lastmod()).not.toBe(before);
    await shop.pool.query('delete from catalog_changes');
    expect(await lastmod()).toBe(changed?.toISOString());
  });

  it('answers NOT_FOUND for unknown parts', async () => {
    for (const path of ['/sitemaps/products-2.xml', '/sitemaps/products-0.xml', '/sitemaps/orders.xml'])
      expect((await get(path)).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('a feed', () => {
  it('answers 304 to a client that has it', async () => {
    const first = await get('/feeds/google-ru.xml', { 'accept-encoding': 'gzip' });
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(readXml(gunzipSync(first.rawPayload).toString()).name).toBe('rss');
    const etag = String(first.headers['etag']);
    const again = await get('/feeds/google-ru.xml', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await shop.pool
      .query(`update product_items set price_b2c_som = price_b2c_som + 10000 where serial_number = (
      select serial_number from product_items where product_item_state = 'AVAILABLE' and price_b2c_som > 0 order by id limit 1)`);
    expect((await get('/feeds/google-ru.xml', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('is written once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('/feeds/google-en.xml')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  });

  it.each([
    ['/feeds/google.xml', '/feeds/google-ru.xml'],
    ['/feeds/yml.xml', '/feeds/yandex-ru.xml'],
  ])('%s has the same content as %s', async (alias, url) => {
    const answer = await get(alias);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe((await get(url)).body);
  });

  it.each(['/feeds/google-de.xml', '/feeds/yandex-uz.xml', '/feeds/google-ru.xml?x=1'])(
    'refuses %s',
    async (path) => {
      expect((await get(path)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});

function alternatesOf(page: XmlElement): Record<string, string> {
  const links = page.children.filter(({ name }) => name === 'xhtml:link');
  return Object.fromEntries(
    links.map(({ attributes }) => [attributes['hreflang'] ?? '', attributes['href'] ?? '']),
  );
}
