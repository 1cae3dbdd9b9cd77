import { expect, test } from '@playwright/test';
import { word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

const menu = word('ru', 'common', 'menu');
const search = word('ru', 'common', 'search');

test('Back closes only the menu', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'only phones have this menu');
  await visit(page, '/catalog');
  await page.getByRole('link', { name: menu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/catalog$/);
});

test('a category chosen in the menu is one history entry from the previous page', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'only phones have this menu');
  await visit(page, '/catalog');
  await page.getByRole('link', { name: menu }).click();
  await page.getByRole('dialog').locator('a[href="/catalog/koltsa"]').click();
  await expect(page).toHaveURL(/\/catalog\/koltsa$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/catalog$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the wide catalog sheet opens from its link and closes with Escape or Back', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have a menu instead');
  await visit(page, '/');
  const catalog = page.getByRole('banner').getByRole('link', { name: word('ru', 'common', 'catalog') });
  const ways = page.getByRole('link', { name: word('ru', 'common', 'wholeCatalog') });
  await catalog.click();
  await expect(ways).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ways).toBeHidden();
  await catalog.click();
  await expect(ways).toBeVisible();
  await page.goBack();
  await expect(ways).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('search opens with the field focused and finds by name', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: search }).click();
  await expect(page.getByRole('dialog').getByLabel(word('ru', 'common', 'searchField'))).toBeFocused();
  await page.keyboard.type('ласточка');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/catalog\?q=/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main').locator('a[href="/product/koltso-lastochka"]').first()).toBeVisible();
});

test('an announcement that was closed stays closed', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/');
  const announcement = page.getByText('Доставка по Ташкенту бесплатна');
  await expect(announcement).toBeVisible();
  await page.getByRole('button', { name: word('ru', 'common', 'closeAnnouncement') }).click();
  await expect(announcement).toBeHidden();
  await page.reload();
  await expect(announcement).toBeHidden();
});

test('the header hides when scrolling down and returns when scrolling up', async ({ page }) => {
  await visit(page, '/');
  const home = page.getByRole('banner').getByRole('link', { name: word('ru', 'common', 'toHome') });
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(home).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 880));
  await expect(home).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menu, search and language are links and a form', async ({ page, isMobile }) => {
    await page.goto('/en');
    if (isMobile) {
      await page.getByRole('link', { name: word('en', 'common', 'menu') }).click();
      await expect(page.getByRole('contentinfo').locator('nav#menu')).toBeInViewport();
    }
    await page
      .getByRole('banner')
      .getByRole('link', { name: word('en', 'common', 'search') })
      .click();
    await page.getByRole('searchbox').fill('swallow');
    await page.getByRole('button', { name: word('en', 'common', 'searchGo') }).click();
    await expect(page.getByRole('main').locator('a[href="/en/product/swallow-ring"]').first()).toBeVisible();
    await page.getByRole('contentinfo').locator('a[hreflang="ru"]').click();
    await expect(page).toHaveURL(/\/catalog\?q=swallow$/);
  });
});
