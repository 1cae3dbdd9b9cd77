import type { Page } from '@playwright/test';

/**
 * Imitates a wedge scanner: all keys within a few milliseconds, followed by Enter. Playwright's keyboard is too slow
 * for that on a busy machine. A page that has just been rendered listens to keys after its first frame.
 */
export const scan = (page: Page, text: string): Promise<void> =>
  page.evaluate(async (keys) => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // an event has the time at which it was made: a scanner's keys do not wait for the page to handle the one before
    const presses = [...keys.split(''), 'Enter'].map(
      (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    for (const press of presses) (document.activeElement ?? document.body).dispatchEvent(press);
  }, text);

/** Types a code into the field with this label, as a scanner does when the field has the focus. */
export async function scanInto(page: Page, label: string, code: string): Promise<void> {
  const field = page.getByLabel(label);
  await field.fill(code);
  await field.press('Enter');
}
