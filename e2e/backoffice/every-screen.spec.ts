import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { enterAs, listenForComplaints, onThisMachine } from './enter.ts';
import { addressOf, openScreen, overflowOf, screenPaths } from './screens.ts';

test.use(onThisMachine);

// a theme changes colors, a width the layout and a language the words: two runs of all screens see both of each, and the one of 320 px
// the third language, without axe: it measures no contrast of forced colours
for (const { theme, language, size } of [
  { theme: 'kun', language: 'uz', size: { width: 390, height: 844 } },
  { theme: 'kecha', language: 'en', size: { width: 1440, height: 900 } },
])
  test(
    `BO-63, BO-2: every screen is accessible, as wide as its window and without a complaint: ${theme}, ${language}, ${size.width} px`,
    { tag: '@once' },
    async ({ page }) => {
      test.setTimeout(420_000);
      await page.setViewportSize(size);
      await page.addInitScript((chosen) => localStorage.setItem('bo-theme', chosen), theme);
      await enterAs(page, 'OWNER');
      await page.evaluate((chosen) => localStorage.setItem('bo-language', chosen), language);
      const complaints = listenForComplaints(page);
      for (const path of screenPaths) {
        const address = await addressOf(page, path);
        if (address === null) continue;
        await openScreen(page, address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectNoViolations(page, path);
        expect.soft(await overflowOf(page), `${path} is wider than the screen`).toBeLessThanOrEqual(0);
      }
      expect(complaints).toEqual([]);
    },
  );

test(
  'BO-65: every screen fits 320 px with letters twice as large, and works in forced colours',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(420_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await enterAs(page, 'OWNER');
    const complaints = listenForComplaints(page);
    for (const path of screenPaths) {
      const address = await addressOf(page, path);
      if (address === null) continue;
      await openScreen(page, address);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect.soft(await overflowOf(page), `${path} is wider than the screen`).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  },
);
