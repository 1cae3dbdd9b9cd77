import type { LaunchOptions, Page } from '@playwright/test';
import { findBrowser } from '#tools/browser.ts';
import { withPictures } from './launch.ts';

/** What a picture of a page must not depend on: the graphics card, the screen, and how the machine smooths letters. */
export const steadyLaunch: LaunchOptions = {
  ...withPictures,
  args: [
    ...(withPictures.args ?? []),
    '--disable-gpu',
    '--disable-lcd-text',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
};

/** Baselines are of the browser that npm brings; another one draws letters in another way. */
export const isBaselineBrowser = findBrowser().from.startsWith('npm');

/** Waits for the fonts and the pictures of a page, and takes the focus away. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
