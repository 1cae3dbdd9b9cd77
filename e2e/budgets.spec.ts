import { expect, test, type Page } from '@playwright/test';

const kb = 1024;

interface Transfer {
  type: string;
  url: string;
  bytes: number;
}

/** What a first visit brings over the wire, compressed, until the network rests; without scrolling. */
async function visit(page: Page, path: string): Promise<Transfer[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const transfers = new Map<string, Transfer>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    transfers.set(requestId, { type, url: response.url, bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return [...transfers.values()];
}

const bytesOf = (transfers: Transfer[], ...types: string[]): number =>
  transfers.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);

test.describe('a phone on a first visit', () => {
  test.skip(({ isMobile }) => !isMobile, 'the budgets are a phone’s');

  const pages = [
    { name: 'home in Russian', path: '/', script: 135, fonts: 60 },
    { name: 'home in Uzbek', path: '/uz', script: 135, fonts: 40 },
    { name: 'a listing in English', path: '/en/catalog/rings', script: 135, fonts: 40 },
    { name: 'the cart', path: '/cart', script: 135, fonts: 60 },
  ];
  for (const { name, path, script, fonts } of pages) {
    test(`gets ${name} within its budgets of bytes`, async ({ page, baseURL }) => {
      const transfers = await visit(page, path);
      expect.soft(bytesOf(transfers, 'Script'), 'scripts').toBeLessThanOrEqual(script * kb);
      expect.soft(bytesOf(transfers, 'Stylesheet'), 'styles').toBeLessThanOrEqual(14 * kb);
      expect.soft(bytesOf(transfers, 'Font'), 'fonts').toBeLessThanOrEqual(fonts * kb);
      expect.soft(bytesOf(transfers, 'Document'), 'the page itself').toBeLessThanOrEqual(14 * kb);
      const foreign = transfers.filter(
        ({ url }) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'),
      );
      expect(foreign, 'nobody else is asked').toEqual([]);
    });
  }

  test('gets the home page with all its pictures within 900 KB and 25 requests', async ({ page }) => {
    const transfers = await visit(page, '/');
    expect.soft(transfers.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(900 * kb);
    expect(transfers.length).toBeLessThanOrEqual(25);
  });
});
