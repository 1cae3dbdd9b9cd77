import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '#contract/words.ts';

export interface Look {
  language: Language;
  theme: 'kun' | 'kecha';
  isWide: boolean;
}

/**
 * Each screen is checked in every language, theme and width, and in every pair of a theme and a width; the widths are
 * exchanged from one screen to the next, so that all languages are checked in both. Contrast is checked in Russian, in
 * both themes: a language changes no color.
 */
export const looksOf = (place: number): Look[] => {
  const isWide = place % 2 === 1;
  return [
    { language: 'ru', theme: 'kun', isWide },
    { language: 'ru', theme: 'kecha', isWide: !isWide },
    { language: 'uz', theme: 'kun', isWide: !isWide },
    { language: 'en', theme: 'kecha', isWide },
  ];
};

/**
 * Opens pages from now on in the dark theme, which `showAs` can switch off, and returns another tab of the browser: there
 * the language is chosen, and the page follows.
 */
export async function openOtherTab(page: Page, context: BrowserContext): Promise<Page> {
  await page.addInitScript(() => localStorage.setItem('bo-theme', 'kecha'));
  const otherTab = await context.newPage();
  await otherTab.goto('/robots.txt');
  return otherTab;
}

/** The page was opened in the dark theme, whose styles are added to those of the light one. */
export async function showAs(page: Page, otherTab: Page, { language, theme, isWide }: Look): Promise<void> {
  await page.setViewportSize(isWide ? { width: 1440, height: 900 } : { width: 390, height: 844 });
  await page.evaluate((isLight) => {
    const dark = document.querySelector<HTMLLinkElement>('link[data-theme]');
    if (dark === null) throw new Error('the dark theme has no styles');
    dark.disabled = isLight;
  }, theme === 'kun');
  await otherTab.evaluate((chosen) => localStorage.setItem('bo-language', chosen), language);
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
}
