import { expect, test } from '@playwright/test';
import { withPictures } from '../launch.ts';
import { openShop, type Shop } from '../shop.ts';
import { word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

test.use({ launchOptions: withPictures });

test.skip(({ isMobile }) => isMobile, 'a separate shop is started once');

let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  shop = await openShop({
    MAP_TILES: 'https://tiles.example.uz/{z}/{x}/{y}.png',
    MAP_CREDIT: '© Tiles of nowhere',
  });
});
test.afterAll(() => shop.close());

/** An image of one pixel. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test('a street map is loaded on demand, from the configured source, and moved by finger and keyboard', async ({
  page,
}) => {
  const tiles = new Set<string>();
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.route('https://tiles.example.uz/**', (route) => {
    tiles.add(route.request().url());
    return route.fulfill({ body: picture, contentType: 'image/gif' });
  });
  await visit(page, `${shop.url}/stores`);
  expect(tiles.size).toBe(0);
  await page.getByRole('button', { name: word('ru', 'stores', 'showMap') }).click();
  const map = page.getByRole('application', { name: word('ru', 'stores', 'mapHint') });
  await expect(map.getByRole('link')).toHaveCount(6);
  await expect(page.getByText('© Tiles of nowhere')).toBeVisible();
  await expect.poll(() => tiles.size).toBeGreaterThan(4);
  const seen = tiles.size;
  await page.getByRole('button', { name: word('ru', 'stores', 'nearer') }).click();
  await expect.poll(() => tiles.size).toBeGreaterThan(seen);
  const bukhara = map.getByRole('link', { name: 'Бухара' });
  const before = await bukhara.boundingBox();
  await map.press('ArrowRight');
  await expect.poll(async () => (await bukhara.boundingBox())?.x).toBe((before?.x ?? 0) - 80);
  await map.getByRole('link', { name: 'Самарканд' }).click();
  await expect(page).toHaveURL(/\/stores\/samarqand$/);
  expect(refused).toEqual([]);
});
