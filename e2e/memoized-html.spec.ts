import { expect, test } from '@playwright/test';
import { visit } from './support/visit.ts';

/** Every page here has parts that the server rendered for an earlier request (storefront/shell/memoized-html.tsx). */
const paths = [
  '/catalog/koltsa',
  '/uz/catalog/uzuklar?metal=yellow',
  '/en/catalog?sort=new',
  '/product/koltso-lastochka',
];

for (const path of paths) {
  test(`memoized parts of ${path} hydrate as they were sent`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    // the second request is answered with the parts of the first
    await page.request.get(`${path}${path.includes('?') ? '&' : '?'}utm_source=first`);
    await page.addInitScript(() => {
      // React replaces what it cannot hydrate, so the elements that were sent must still be in the page
      document.addEventListener('DOMContentLoaded', () => {
        for (const tile of document.querySelectorAll('.tile-facts, .tile-pictures, .options'))
          Reflect.set(tile, 'wasSent', true);
      });
    });
    await visit(page, path);
    const tiles = page.locator('.tile-facts');
    expect(await tiles.count()).toBeGreaterThan(3);
    const replaced = await page
      .locator('.tile-facts, .tile-pictures, .options')
      .evaluateAll((parts) => parts.filter((part) => !Reflect.has(part, 'wasSent')).length);
    expect(replaced).toBe(0);
    expect(problems).toEqual([]);
  });
}
