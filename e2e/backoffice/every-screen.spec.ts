import { expect, test, type Page } from '@playwright/test';
import type { Language } from '#contract/words.ts';
import { expectNoViolations } from '../support/axe.ts';
import { prepareForPressing, visitDialogs } from './dialogs.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from './enter.ts';
import { addressOf, goToScreen, overflowOf, screenPaths } from './screens.ts';

test.use(onThisMachine);

interface Look {
  language: Language;
  theme: 'kun' | 'kecha';
  isWide: boolean;
}

/**
 * Each screen is checked in every language, theme and width, and in every pair of a theme and a width; the widths are
 * exchanged from one screen to the next, so that all languages are checked in both. Contrast is checked in Russian, in
 * both themes: a language changes no color.
 */
const looksOf = (place: number): Look[] => {
  const isWide = place % 2 === 1;
  return [
    { language: 'ru', theme: 'kun', isWide },
    { language: 'ru', theme: 'kecha', isWide: !isWide },
    { language: 'uz', theme: 'kun', isWide: !isWide },
    { language: 'en', theme: 'kecha', isWide },
  ];
};
const dialog = '[role="dialog"], [role="alertdialog"]';

test(
  'BO-63, BO-2, BO-65: every screen and dialog is accessible, fits its window and logs no errors, in every language and theme',
  { tag: '@once' },
  async ({ page, context }) => {
    test.setTimeout(900_000);
    await page.addInitScript(() => localStorage.setItem('bo-theme', 'kecha'));
    await prepareForPressing(page);
    await enterAs(page, 'OWNER');
    // the language is chosen in another tab of the browser, and this one follows
    const otherTab = await context.newPage();
    await otherTab.goto('/robots.txt');
    const show = (look: Look) => showAs(page, otherTab, look);
    const consoleErrors = collectConsoleErrors(page);
    const dialogs = new Set<string>();
    for (const [place, path] of screenPaths.entries()) {
      const address = await addressOf(page, path);
      if (address === null) continue;
      await goToScreen(page, address);
      for (const look of looksOf(place)) {
        await show(look);
        const what = `${path} as ${Object.values(look).join()}`;
        await expectNoViolations(page, what);
        expect.soft(await overflowOf(page), `${what} is wider than the screen`).toBeLessThanOrEqual(0);
      }
      await show({ language: 'ru', theme: 'kun', isWide: place % 2 === 1 });
      await expectToFit(page, path);
      await visitDialogs(page, address, async (title) => {
        if (dialogs.has(title)) return;
        dialogs.add(title);
        for (const look of looksOf(place)) {
          await show(look);
          await expectNoViolations(page, `${path}: ${title} as ${Object.values(look).join()}`, dialog);
        }
        await show({ language: 'ru', theme: 'kun', isWide: place % 2 === 1 });
      });
    }
    expect(consoleErrors).toEqual([]);
    expect(dialogs.size, [...dialogs].join()).toBeGreaterThan(60);
  },
);

/** The page was opened in the dark theme, whose styles are added to those of the light one. */
async function showAs(page: Page, otherTab: Page, { language, theme, isWide }: Look): Promise<void> {
  await page.setViewportSize(isWide ? { width: 1440, height: 900 } : { width: 390, height: 844 });
  await page.evaluate((isLight) => {
    const dark = document.querySelector<HTMLLinkElement>('link[data-theme]');
    if (dark === null) throw new Error('the dark theme has no styles');
    dark.disabled = isLight;
  }, theme === 'kun');
  await otherTab.evaluate((chosen) => localStorage.setItem('bo-language', chosen), language);
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
}

/** BO-65: at 320 px, with a text size of 200 %, in forced colors, of which axe measures no contrast. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect.soft(await overflowOf(page), `${path} is wider than 320 px`).toBeLessThanOrEqual(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.emulateMedia({ forcedColors: null, reducedMotion: null });
}
