import { expect, test } from '@playwright/test';
import { buildKit, serveKit } from './kit.ts';
import { isBaselineBrowser, settle, steadyLaunch } from './support/stable-picture.ts';

// Every component of ui/ in every state, compared with the pictures in e2e/pictures/; CONTRIBUTING.md says how to update them.

test.use({ launchOptions: steadyLaunch, deviceScaleFactor: 1 });
test.skip(!isBaselineBrowser, 'the pictures were taken with the browser that npm installs');

let files: Awaited<ReturnType<typeof buildKit>>;
test.beforeAll(async () => {
  files = await buildKit();
});

/** Overlays to compare, by theme: in the dark theme one of them represents the colors of all. */
const overlays = { kun: ['sheet', 'side', 'full', 'toast'], kecha: ['sheet'] };

for (const theme of ['kun', 'kecha'] as const)
  test(`the kit looks as it did, theme ${theme}`, async ({ page, context, viewport }) => {
    const width = viewport?.width;
    const kit = await serveKit(context, files);
    await page.goto(`${kit}/?theme=${theme}`);
    await expect(page.locator('.kit-section').last()).toBeVisible();
    await settle(page);
    // the browser's own controls of a film appear and disappear
    const mask = [page.locator('video')];
    await expect(page).toHaveScreenshot(`kit-${theme}-${width}.png`, { fullPage: true, mask });
    for (const kind of overlays[theme]) {
      await page.locator(`[data-opens=${kind}]`).click();
      await expect(page.locator(kind === 'toast' ? '.toast' : 'dialog[open]')).toBeVisible();
      await settle(page);
      await expect(page).toHaveScreenshot(`kit-${kind}-${theme}-${width}.png`, { mask });
      if (kind !== 'toast') await page.keyboard.press('Escape');
    }
  });

for (const language of ['uz', 'en'])
  test(`no text of the kit is wider than its place in ${language}`, async ({ page, context }) => {
    const kit = await serveKit(context, files);
    await page.goto(`${kit}/?language=${language}`);
    await expect(page.locator('.kit-section').last()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

test('the shop itself has no page for developers', { tag: '@once' }, async ({ request }) => {
  for (const path of ['/dev/kit', '/uz/dev/kit', '/en/dev/kit'])
    expect((await request.get(path)).status()).toBe(404);
});
