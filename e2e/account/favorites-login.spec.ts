import { expect, test, type Locator, type Page } from '@playwright/test';
import { codeSentTo, newPhone } from '../support/inbox.ts';
import { startOf, word, type Language } from '../support/words.ts';
import { visit } from '../support/visit.ts';

const hearts = (page: Page, language: Language = 'ru'): Locator =>
  page.getByRole('main').getByRole('button', { name: startOf(language, 'common', 'save') });
const tiles = (page: Page): Locator => page.getByRole('main').getByRole('article');
/** Number of favorites in local storage: a guest's, or the copy of a user's. */
const localCount = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('favorites') ?? '[]') as number[]).length); // written by the page

/** Presses a heart and waits until the server has saved the change. */
async function press(page: Page, place: number): Promise<void> {
  const heard = page.waitForResponse('**/favorites/toggle');
  await hearts(page).nth(place).click();
  await heard;
}

/** Logs in over the home page, which then redirects to the favorites. */
async function logIn(page: Page): Promise<void> {
  const phone = newPhone();
  await visit(page, '/?require-auth=%2Ffavorites');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('ru', 'auth', 'phone')).fill(phone);
  await dialog.getByRole('button', { name: word('ru', 'auth', 'sendCode') }).click();
  const code = dialog.getByLabel(word('ru', 'auth', 'code'));
  await expect(code).toBeFocused();
  await code.fill(await codeSentTo(phone));
  await expect(page).toHaveURL(/\/favorites$/);
}

test(
  'a guest’s favorites are uploaded at the login, and belong to the user from then on',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/catalog/koltsa');
    for (const place of [0, 2]) await hearts(page).nth(place).click();
    await logIn(page);
    await expect(tiles(page)).toHaveCount(2);
    await expect.poll(() => localCount(page)).toBe(2);

    await visit(page, '/catalog/koltsa');
    await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
    await press(page, 1);
    await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await press(page, 0);
    await page.goto('/favorites');
    await expect(tiles(page)).toHaveCount(2);
    await expect.poll(() => localCount(page)).toBe(2);
    await hearts(page).nth(0).click();
    await expect(tiles(page)).toHaveCount(1);
    await page.getByRole('button', { name: word('ru', 'favorites', 'undo') }).click();
    await expect(tiles(page)).toHaveCount(2);
  },
);

test(
  'a heart that the server did not store is undone, with a message',
  { tag: '@once' },
  async ({ page }) => {
    await logIn(page);
    await visit(page, '/catalog/koltsa');
    await page.route('**/favorites/toggle', (route) => route.abort());
    await hearts(page).nth(0).click();
    await expect(page.getByText(word('ru', 'common', 'notSaved'))).toBeVisible();
    await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'without JavaScript a user’s hearts are buttons of a form, and a removal can be undone',
  { tag: '@once' },
  async ({ page, browser, baseURL }) => {
    await logIn(page);
    const plain = await browser.newContext({
      storageState: await page.context().storageState(),
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    });
    const shop = await plain.newPage();
    await shop.goto('/uz/catalog/uzuklar?probe=585');
    await hearts(shop, 'uz').nth(1).click();
    await expect(shop).toHaveURL(/\/uz\/catalog\/uzuklar\?probe=585$/);
    await expect(hearts(shop, 'uz').nth(1)).toHaveAttribute('aria-pressed', 'true');
    await shop.goto('/uz/favorites');
    await expect(tiles(shop)).toHaveCount(1);
    await hearts(shop, 'uz').click();
    await expect(tiles(shop)).toHaveCount(0);
    await shop.getByRole('button', { name: word('uz', 'favorites', 'undo') }).click();
    await expect(tiles(shop)).toHaveCount(1);
    await shop.goto('/product/koltso-lastochka');
    await shop
      .getByRole('main')
      .getByRole('button', { name: /Ласточка/ })
      .first()
      .click();
    await expect(shop).toHaveURL(/\/product\/koltso-lastochka/);
    await plain.close();
  },
);

test(
  'favorites that are uploaded late are shown once they are stored',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/catalog/koltsa');
    await hearts(page).nth(0).click();
    // delayed, so that the page's own data arrive first
    await page.route('**/favorites/sync', async (route) => {
      await page.waitForURL(/\/favorites$/);
      await page.getByRole('heading', { level: 1, name: word('ru', 'favorites', 'title') }).waitFor();
      await route.continue();
    });
    await logIn(page);
    await expect(tiles(page)).toHaveCount(1);
  },
);
