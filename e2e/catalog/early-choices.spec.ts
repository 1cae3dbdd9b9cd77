import { expect, test, type Page } from '@playwright/test';
import { putIntoCart } from '../support/cart.ts';
import { waitForHydration } from '../support/visit.ts';
import { word } from '../support/words.ts';

test.skip(({ isMobile }) => isMobile, 'on phones the filters need scripts');

const rings = '/catalog/koltsa';

/** Opens the page and blocks its scripts until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return letGo;
}

const filters = (page: Page) => page.locator('.listing-filters');

test('filters chosen before the page’s scripts have loaded are not lost', async ({ page }) => {
  const letGo = await openWithoutScripts(page, rings);
  await filters(page).locator('input[name="metal"][value="yellow"]').check();
  await filters(page).locator('input[name="ringSize"][value="17"]').check();
  letGo();
  await expect(page).toHaveURL(`${rings}?metal=yellow&ringSize=17`);
  await expect(filters(page).locator('input[name="metal"][value="yellow"]')).toBeChecked();
  // the page is hydrated, so the next choice is applied at once
  await filters(page).locator('input[name="metal"][value="yellow"]').click();
  await expect(page).toHaveURL(`${rings}?ringSize=17`);
});

test('a filter removed and a price typed before the scripts have loaded are not lost either', async ({
  page,
}) => {
  const letGo = await openWithoutScripts(page, `${rings}?ringSize=17`);
  await filters(page).locator('input[name="ringSize"][value="17"]').uncheck();
  await filters(page).locator('input[name="minPrice"]').fill('5');
  await filters(page).locator('input[name="minPrice"]').blur();
  letGo();
  await expect(page).toHaveURL(`${rings}?minPrice=5000000`);
});

test('a sort order chosen before the scripts have loaded is not lost', async ({ page }) => {
  const letGo = await openWithoutScripts(page, `${rings}?ringSize=17`);
  await page.locator('.sort select').selectOption('new');
  letGo();
  await expect(page).toHaveURL(`${rings}?ringSize=17&sort=new`);
});

test('a quick price range is a link, with and without scripts', async ({ page }) => {
  const letGo = await openWithoutScripts(page, rings);
  await filters(page).locator('.quick-ranges a').first().click({ noWaitAfter: true });
  await expect(page).toHaveURL(/maxPrice=/);
  letGo();
});

test('values typed at the checkout before the scripts have loaded stay, whatever is typed later', async ({
  page,
}) => {
  const field = (name: string) => page.getByLabel(word('ru', 'checkout', name), { exact: true });
  await putIntoCart(page.request, 'ZR-108');
  const letGo = await openWithoutScripts(page, '/checkout');
  await field('phone').fill('90 123 45 67');
  await field('consent').check();
  letGo();
  await waitForHydration(page);
  await field('name').fill('Малика');
  await expect(field('phone')).toHaveValue('90 123 45 67');
  await expect(field('consent')).toBeChecked();
});
