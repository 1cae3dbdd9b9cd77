import { expect, test, type Page } from '@playwright/test';
import { putIntoBag } from './support/bag.ts';
import { orderBag, proveByCode } from './support/checkout.ts';
import { untilItListens, visit } from './support/visit.ts';
import { word } from './support/words.ts';

const once = { tag: '@once' };

test(
  'Back while a page still waits for its scripts brings the page of that address',
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
    // the page is another document now, and the one before it is an entry of the same
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/$/);
    scripts.resolve(undefined);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    await page.unrouteAll({ behavior: 'wait' });
    await visit(page, '/');
    // React says that it found another page in the document, and renders this one
    expect(faults.filter((fault) => !fault.includes('#418'))).toEqual([]);
  },
);

test(
  'Back from an order that was placed leads to where one came from, and not in a circle',
  once,
  async ({ page }) => {
    const faults = listenForFaults(page);
    await visit(page, '/delivery');
    await visit(page, '/cart');
    await putIntoBag(page.request, 'ZR-088');
    const phone = await orderBag(page, 'CASH');
    await proveByCode(page, { language: 'ru', phone, button: 'placeCash' });
    await expect(page).toHaveURL(/\/checkout\/success\?/);
    await page.goBack();
    await expect(page).toHaveURL(/\/cart$/);
    // the address comes before the page does, and both name the order
    await expect(page.getByRole('link', { name: word('ru', 'cart', 'placed.open') })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/delivery$/);
    await page.goForward();
    await expect(page.getByRole('link', { name: word('ru', 'cart', 'placed.open') })).toBeVisible();
    // who is faster than the page gets it rendered again: the test above
    await untilItListens(page);
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
