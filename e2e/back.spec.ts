import { expect, test, type Page } from '@playwright/test';
import { putIntoCart } from './support/cart.ts';
import { orderCart, proveByCode } from './support/checkout.ts';
import { waitForHydration, visit } from './support/visit.ts';
import { word } from './support/words.ts';

const once = { tag: '@once' };

test(
  'Back while the scripts of a page are still loading shows the page of that address',
  once,
  async ({ page }) => {
    const faults = listenForFaults(page);
    await visit(page, '/');
    const first = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('contentinfo').locator('a[href="/delivery"]').click();
    await expect(page).toHaveURL(/\/delivery$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first);

    const scripts = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    // the page is a new document now, and the entry before it belongs to the same one
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/$/);
    scripts.resolve(undefined);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    await page.unrouteAll({ behavior: 'wait' });
    await visit(page, '/');
    // React reports that the document contains another page, and renders this one
    expect(faults.filter((fault) => !fault.includes('#418'))).toEqual([]);
  },
);

test(
  'Back after placing an order leads to the page before the cart, not in a circle',
  once,
  async ({ page }) => {
    const faults = listenForFaults(page);
    await visit(page, '/delivery');
    await visit(page, '/cart');
    await putIntoCart(page.request, 'ZR-088');
    const phone = await orderCart(page, 'CASH');
    await proveByCode(page, { language: 'ru', phone, button: 'placeCash' });
    await expect(page).toHaveURL(/\/checkout\/success\?/);
    await page.goBack();
    await expect(page).toHaveURL(/\/cart$/);
    // the address changes before the page does, and both name the order
    await expect(page.getByRole('link', { name: word('ru', 'cart', 'placed.open') })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/delivery$/);
    await page.goForward();
    await expect(page.getByRole('link', { name: word('ru', 'cart', 'placed.open') })).toBeVisible();
    // if the press comes before hydration, the page is rendered again: see the test above
    await waitForHydration(page);
    await page.goForward();
    await expect(page.getByText(word('ru', 'checkout', 'success.keepLink'))).toBeVisible();
    expect(faults).toEqual([]);
  },
);

function listenForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}
