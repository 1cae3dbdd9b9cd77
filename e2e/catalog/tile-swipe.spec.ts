import { expect, test, type Locator, type Page } from '@playwright/test';
import { withPictures } from '../launch.ts';
import { visit } from '../support/visit.ts';

test.use({ launchOptions: withPictures });

const once = { tag: '@once' };

test(
  'a finger swipes from a tile’s first picture to its second and back; the page scrolls, a tap opens the product',
  once,
  async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await visit(page, '/catalog/kole');
    const tile = page.locator('.tile:has(.tile-hover)').first();
    const second = tile.locator('.tile-hover');
    const key = (await second.locator('img').getAttribute('src'))?.split('&', 1)[0] ?? 'no address';
    expect(urls.filter((url) => /swipe/.test(url) || url.includes(key))).toEqual([]);

    const swipeCode = page.waitForResponse(/swipe-tiles.*\.css/);
    await drag(page, tile, { x: 0, y: -60 });
    await swipeCode;
    await expect.poll(() => page.evaluate(() => scrollY), 'up and down are the page’s').toBeGreaterThan(20);

    await drag(page, tile, { x: -90, y: 4 });
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => urls.some((url) => url.includes(key))).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/catalog/kole');

    await drag(page, tile, { x: 90, y: 4 });
    await expect(second).not.toBeInViewport();

    const name = await tile.locator('.tile-name').innerText();
    await tile.tap({ position: { x: 60, y: 60 } });
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);

/** Moves one finger over a tile's pictures in steps, as touch input of the browser. */
async function drag(page: Page, tile: Locator, by: { x: number; y: number }): Promise<void> {
  await tile.scrollIntoViewIfNeeded();
  const box = await tile.boundingBox();
  if (!box) throw new Error('there is no tile');
  const from = { x: box.x + box.width / 2, y: box.y + 70 };
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + by.x * part, y: from.y + by.y * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.2, 0.5, 0.8, 1]) await touch('touchMove', part);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
