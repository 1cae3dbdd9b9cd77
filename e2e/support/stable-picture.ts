import type { BrowserContext, LaunchOptions, Page } from '@playwright/test';
import { findBrowser } from '#tools/browser.ts';
import { withPictures } from '../launch.ts';

/** Launch options that make a screenshot independent of the graphics card, the screen, and font smoothing. */
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

/** The baselines were taken with the browser that npm installs; another one renders text differently. */
export const isBaselineBrowser = findBrowser().from.startsWith('npm');

/** Waits for the fonts and all pictures of a page, also those far down, and removes the focus. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

const plainPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><path fill="#cdbfae" d="M0 0h400v400H0z"/><path fill="none" stroke="#fff" stroke-width="24" d="m0 0 400 400M400 0 0 400"/></svg>';

/** Replaces every photograph by one drawing: only the layout is compared, whatever the pictures show and however they are encoded. */
export async function showPlainPictures(context: BrowserContext): Promise<void> {
  await context.route('**/api/v1/attachments/**', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ body: plainPicture, contentType: 'image/svg+xml' })
      : route.abort(),
  );
}
