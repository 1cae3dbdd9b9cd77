import { expect, test, type Page } from '@playwright/test';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use({ ...onThisMachine, viewport: { width: 1440, height: 900 } });

const text = (key: string) => word('ru', 'bo-content', key);
const shell = (key: string) => word('ru', 'bo-shell', key);
const rows = (page: Page) => page.locator('.row-link');

test.describe('BO-23: lists of content', { tag: '@once' }, () => {
  test('a search is in the address, and a record opened from it leads back to it', async ({ page }) => {
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/content/pages');
    const search = page.getByRole('searchbox', { name: text('pages.search') });
    await search.fill('/privacy');
    await search.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/q=%2Fprivacy/);
    await rows(page).click();
    await page.getByRole('link', { name: text('backToList') }).click();
    await expect(page).toHaveURL(/q=%2Fprivacy/);
    await page.goto('/admin/content/pages?draft=SCHEDULED&state=DRAFT');
    await expect(page.getByText(shell('list.noneFound'))).toBeVisible();
    await page.getByRole('link', { name: shell('list.showAll') }).click();
    await expect(rows(page).nth(1)).toBeVisible();
  });

  test('moments are moved in the whole list alone, because a hidden row would be passed unseen', async ({
    page,
  }) => {
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/content/moments');
    await expect(rows(page).nth(2)).toBeVisible();
    const [first = '', second = ''] = await rows(page).allTextContents();
    const move = (to: 'up' | 'down', name: string) =>
      page.getByRole('button', { name: shell(`order.${to}`).replace('{{name}}', name), exact: true });
    await move('down', first).click();
    await expect(rows(page).first()).toHaveText(second);
    await expect(rows(page).nth(1)).toHaveText(first);
    await page.goto('/admin/content/moments?state=ACTIVE');
    await expect(page.getByRole('link', { name: shell('order.wholeList') })).toBeVisible();
    await expect(move('up', first)).toHaveCount(0);
    await page.getByRole('link', { name: shell('order.wholeList') }).click();
    await move('up', first).click();
    await expect(rows(page).first()).toHaveText(first);
  });
});
