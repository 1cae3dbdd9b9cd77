import type { Page } from '@playwright/test';

/**
 * Imitates a wedge scanner: all keys within a few milliseconds, followed by Enter. Playwright's keyboard is too slow
 * for that on a busy machine.
 */
export const scan = (page: Page, text: string): Promise<void> =>
  page.evaluate((keys) => {
    for (const key of [...keys.split(''), 'Enter'])
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  }, text);
