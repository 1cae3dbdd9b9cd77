import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { withPictures } from '../launch.ts';
import { visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

test.use({ launchOptions: withPictures });

test.skip(({ isMobile }) => !isMobile, 'only phones have touch input');

const words = (key: string) => word('ru', 'product', key);
const scaleOf = (page: Page) => page.locator('.large-scale').textContent();

/** Two fingers on the stage, at one distance and then at another; the browser turns this into pointer events. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  const box = await page.locator('.large-stage').boundingBox();
  if (!box) throw new Error('there is no stage');
  const client = await page.context().newCDPSession(page);
  const fingers = (apart: number) =>
    [-1, 1].map((side, id) => ({
      x: box.x + box.width / 2 + (side * apart) / 2,
      y: box.y + box.height / 2,
      id,
    }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (const apart of [(from + to) / 2, to])
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** One finger twice, a tenth of a second apart by the events' own clock, however slow the machine is. */
async function doubleTap(page: Page): Promise<void> {
  const box = await page.locator('.large-stage').boundingBox();
  if (!box) throw new Error('there is no stage');
  const client = await page.context().newCDPSession(page);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 0 };
  const now = Date.now() / 1000;
  for (const agoS of [0.15, 0.05]) {
    const at = now - agoS;
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [finger],
      timestamp: at,
    });
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: at + 0.03,
    });
  }
}

test('a picture is pinched and tapped to three times and more, zoomed by keys, and closed by Back', async ({
  page,
}) => {
  await visit(page, '/product/kole-tilla-kosh');
  await page.locator('.gallery-picture').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(page.locator('.large-picture img').first()).toBeVisible();
  await expectNoViolations(page, 'the large view');
  await pinch(page, 60, 260);
  await expect.poll(() => scaleOf(page)).toBe('×4');
  await expect(page.locator('.large-sharp'), 'the picture that is needed for it').toBeVisible();
  await doubleTap(page);
  await expect.poll(() => scaleOf(page)).toBe('×1');
  await doubleTap(page);
  await expect.poll(() => scaleOf(page)).toBe('×3');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading')).toHaveText(/ 2 из 3$/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/product\/kole-tilla-kosh$/);
});

test('nothing of a film is loaded before it is requested; then the piece is turned by keys, buttons, a finger, and automatically', async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.mp4')) films.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/product/koltso-lastochka');
  await expect(page.locator('.film video')).toHaveJSProperty('muted', true);
  await page.locator('.gallery-thumbs a').nth(2).click();
  await expect(page.locator('.film')).toBeInViewport({ ratio: 0.9 });
  expect(films).toEqual([]);
  await page.getByRole('button', { name: words('spin') }).click();
  const turned = page.getByRole('slider');
  await expect(turned).toBeFocused();
  await expect(turned).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(turned).toHaveAttribute('aria-valuetext', '10°');
  await page.getByRole('button', { name: words('spinLeft') }).click();
  await expect(turned).toHaveAttribute('aria-valuetext', '340°');
  const box = await turned.boundingBox();
  if (!box) throw new Error('there is no stage');
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect(turned, '40 px are five steps').toHaveAttribute('aria-valuetext', '30°');
  const isPlaying = () => turned.locator('video').evaluate((film: HTMLVideoElement) => !film.paused);
  expect(await isPlaying(), 'motion is reduced').toBe(false);
  await page.getByRole('button', { name: words('spinStart') }).click();
  await expect.poll(isPlaying).toBe(true);
  await page.getByRole('button', { name: words('spinStop') }).click();
  expect(await isPlaying()).toBe(false);
  expect(films.length).toBeGreaterThan(0);
  await expectNoViolations(page, 'the piece in the hand');
});

test('the piece is shown in its real size once the screen was calibrated with a card', async ({ page }) => {
  await visit(page, '/product/koltso-lastochka');
  await page.getByRole('button', { name: words('realSize') }).click();
  await page.getByRole('button', { name: 'Карта совпала' }).click();
  const outline = page.getByRole('img', { name: 'Кольцо «Ласточка»: контур в натуральную величину' });
  const scale = Number(await page.evaluate(() => localStorage.getItem('pixels-per-mm')));
  // drawn in a square of 30 mm
  await expect.poll(async () => (await outline.boundingBox())?.width).toBeCloseTo(30 * scale, 0);
  await expectNoViolations(page, 'the real size');
});
