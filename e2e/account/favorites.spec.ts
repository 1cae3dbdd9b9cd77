import { expect, test, type Locator, type Page } from '@playwright/test';
import { startOf, word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

const listing = '/catalog/koltsa';

/** The hearts of the products in the page, in their order. */
const hearts = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: startOf('ru', 'common', 'save') });
const tiles = (page: Page): Locator => page.getByRole('main').getByRole('article');
const savedLink = (page: Page, isMobile: boolean): Locator =>
  isMobile
    ? page
        .getByRole('navigation', { name: word('ru', 'common', 'menu'), exact: true })
        .locator('a[href="/favorites"]')
    : page.getByRole('banner').locator('a[href="/favorites"]');

/** The number next to the text, also if CSS renders it. */
const badgeOf = (link: Locator): Promise<string> =>
  link
    .locator('.saved-count')
    .evaluate((count) => getComputedStyle(count, '::after').content.replaceAll(/["·\s]/g, ''));

test('a guest saves products on a listing, finds them on the favorites page, and undoes a removal within six seconds', async ({
  page,
  isMobile,
}) => {
  await visit(page, listing);
  for (const place of [0, 1, 2]) await hearts(page).nth(place).click();
  await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts(page).nth(3)).toHaveAttribute('aria-pressed', 'false');
  await expect(savedLink(page, isMobile)).toHaveAccessibleName(/3/);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? ''))).toHaveLength(3);

  await savedLink(page, isMobile).click();
  await expect(page.getByRole('heading', { level: 1, name: word('ru', 'favorites', 'title') })).toBeVisible();
  await expect(tiles(page)).toHaveCount(3);

  await hearts(page).nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(tiles(page)).toHaveCount(2);
  await expect(hearts(page).nth(0)).toBeFocused();
  await page.getByRole('button', { name: word('ru', 'favorites', 'undo') }).click();
  await expect(tiles(page)).toHaveCount(3);
  await expect(hearts(page).nth(0)).toBeFocused();

  await hearts(page).nth(2).click();
  await page.reload();
  await expect(tiles(page)).toHaveCount(2);
});

test('the number of saved products is part of the first paint', async ({ page, isMobile }) => {
  await page.addInitScript(() => localStorage.setItem('favorites', '[1,4,6]'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(listing);
  expect(await badgeOf(savedLink(page, isMobile))).toBe('3');
});

test('an empty list explains how to begin', { tag: '@once' }, async ({ page }) => {
  await page.goto('/uz/favorites');
  await expect(page.getByText(word('uz', 'favorites', 'empty'))).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: word('uz', 'favorites', 'toCatalog') }).click();
  await expect(page).toHaveURL(/\/uz\/catalog$/);
});

test('a product’s own heart and its tile’s have the same state', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/product/koltso-lastochka');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /Ласточка/ })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/product\/koltso-lastochka/);
  await visit(page, listing);
  const tile = page
    .getByRole('main')
    .getByRole('button', { name: /Ласточка/ })
    .first();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
});

test(
  'a shared list shows its products to everybody, and opening it saves nothing',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/favorites?ids=1,4,999999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('ru', 'favorites', 'sharedTitle'));
    await expect(tiles(page)).toHaveCount(2);
    await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'if the products cannot be loaded the loading state ends, and a retry shows them',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('favorites', '[1,4]'));
    await page.route('**/favorites/cards*', (route) => route.abort());
    await page.goto('/favorites');
    const retry = page.getByRole('button', { name: word('ru', 'favorites', 'retry') });
    await expect(retry).toBeVisible();
    await page.unroute('**/favorites/cards*');
    await retry.click();
    await expect(tiles(page)).toHaveCount(2);
  },
);

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a guest sees only hearts that work, and how to save the list', async ({ page }) => {
    await page.goto(listing);
    await expect(hearts(page).first()).toBeHidden();
    await page.goto('/favorites');
    await expect(
      page.getByRole('main').getByRole('link', { name: word('ru', 'favorites', 'login') }),
    ).toBeVisible();
  });
});
