import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from './enter.ts';
import { addressOf, openScreen, overflowOf, screenPaths } from './screens.ts';

test.use(onThisMachine);

// A theme changes colors, a width the layout, a language the texts. Two runs of all screens cover both themes and
// both widths; the run at 320 px covers the third language, without axe, which does not measure contrast in forced
// colors.
for (const { theme, language, size } of [
  { theme: 'kun', language: 'uz', size: { width: 390, height: 844 } },
  { theme: 'kecha', language: 'en', size: { width: 1440, height: 900 } },
])
  test(
    `BO-63, BO-2: every screen is accessible, fits its window and logs no errors: ${theme}, ${language}, ${size.width} px`,
    { tag: '@once' },
    async ({ page }) => {
      test.setTimeout(420_000);
      await page.setViewportSize(size);
      await page.addInitScript((chosen) => localStorage.setItem('bo-theme', chosen), theme);
      await enterAs(page, 'OWNER');
      await page.evaluate((chosen) => localStorage.setItem('bo-language', chosen), language);
      const complaints = collectConsoleErrors(page);
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
  'BO-65: every screen fits 320 px at twice the text size, and works in forced colors',
  { tag: '@once' },
  async ({ page }) => {
    test.setTimeout(420_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await enterAs(page, 'OWNER');
    const complaints = collectConsoleErrors(page);
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
