import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test, type Page, type Response } from '@playwright/test';
import { putIntoCart } from './support/cart.ts';
import { withPictures } from './launch.ts';

test.use({ launchOptions: withPictures });

const kb = 1024;

interface Transfer {
  type: string;
  url: string;
  bytes: number;
}

/** The transfers of a first visit, compressed and without headers, until the network is idle, without scrolling. */
async function visit(page: Page, path: string): Promise<Transfer[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const transfers = new Map<string, Transfer>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Chromium does not count the transferred bytes of a document
    const bytes = type === 'Document' ? Number(response.headers['content-length']) : 0;
    transfers.set(requestId, { type, url: response.url, bytes });
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer && transfer.type !== 'Document') transfer.bytes += encodedDataLength;
  });
  const bytes = await storedBytes(await page.goto(path, { waitUntil: 'networkidle' }));
  for (const transfer of transfers.values())
    if (transfer.type === 'Document' && bytes !== null) transfer.bytes = bytes;
  return [...transfers.values()].filter(({ url }) => !url.startsWith('data:'));
}

/**
 * The size of a public page from the cache. Shortly after the first request it is compressed at the best level, which
 * is what nearly all visitors receive.
 */
async function storedBytes(page: Response | null): Promise<number | null> {
  if (!page?.headers()['cache-control']?.startsWith('public')) return null;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(await page.body(), { params }).length;
}

/** Found without the browser, whose first visit must not have begun. */
async function firstLink(page: Page, path: string, start: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const [, found] = new RegExp(`href="(${start}[^"#?]+)`).exec(html) ?? [];
  if (found === undefined) throw new Error(`${path} links to nothing that starts with ${start}`);
  return found;
}

const bytesOf = (transfers: Transfer[], ...types: string[]): number =>
  transfers.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);

interface Budgets {
  script: number;
  fonts: number;
  /** Omitted = 14. */
  html?: number;
}

/** Budgets in KB; those of styles and the page itself are the same everywhere. */
function expectWithin(transfers: Transfer[], { script, fonts, html = 14 }: Budgets): void {
  expect.soft(bytesOf(transfers, 'Script'), 'scripts').toBeLessThanOrEqual(script * kb);
  expect.soft(bytesOf(transfers, 'Stylesheet'), 'styles').toBeLessThanOrEqual(14 * kb);
  expect.soft(bytesOf(transfers, 'Font'), 'fonts').toBeLessThanOrEqual(fonts * kb);
  expect.soft(bytesOf(transfers, 'Document'), 'the page itself').toBeGreaterThan(0);
  expect.soft(bytesOf(transfers, 'Document'), 'the page itself').toBeLessThanOrEqual(html * kb);
}

test.describe('a phone on a first visit', () => {
  const pages = [
    { name: 'home in Russian', path: '/', script: 120, fonts: 60 },
    { name: 'home in Uzbek', path: '/uz', script: 120, fonts: 40 },
    { name: 'a listing in English', path: '/en/catalog/rings', script: 120, fonts: 40 },
    {
      name: 'the first ring in Uzbek',
      path: '/uz/catalog/uzuklar',
      link: '/uz/product/',
      script: 125,
      fonts: 40,
    },
    { name: 'the cart', path: '/cart', script: 120, fonts: 60 },
    { name: 'the favorites of a guest', path: '/favorites', script: 120, fonts: 60 },
  ];
  for (const { name, path, link, script, fonts } of pages) {
    test(`gets ${name} within its byte budgets`, async ({ page, baseURL }) => {
      const transfers = await visit(page, link === undefined ? path : await firstLink(page, path, link));
      expectWithin(transfers, { script, fonts });
      const foreign = transfers.filter(({ url }) => !url.startsWith(baseURL ?? ''));
      expect(foreign, 'no other host is called').toEqual([]);
    });
  }

  test('gets the checkout within its byte budgets', async ({ page }) => {
    await putIntoCart(page.request, 'ZR-090');
    // its two hundred districts are sent both as data and as options
    expectWithin(await visit(page, '/checkout'), { script: 150, fonts: 60, html: 15 });
  });

  test('gets the home page with all its pictures within 900 KB and 25 requests', async ({ page }) => {
    const transfers = await visit(page, '/');
    expect.soft(transfers.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(900 * kb);
    expect(transfers.length).toBeLessThanOrEqual(25);
  });
});
