import type { Page } from '@playwright/test';

/** What a wedge scanner does: all keys within a few milliseconds, which a busy machine’s keyboard of a test does not reach, and Enter. */
export const scan = (page: Page, text: string): Promise<void> =>
  page.evaluate((keys) => {
    for (const key of [...keys.split(''), 'Enter'])
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
  }, text);
