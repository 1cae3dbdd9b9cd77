import { expect, test, type Page } from '@playwright/test';
import { word } from '../support/words.ts';
import { enterAs, listenForComplaints, onThisMachine } from './enter.ts';

test.use({ ...onThisMachine, viewport: { width: 1440, height: 900 } });

const words = (key: string) => word('ru', 'bo-orders', key);
const shell = (key: string) => word('ru', 'bo-shell', key);
const rows = (page: Page) => page.locator('.row-link');

test(
  'BO-23: the address alone restores a list; the way back finds its rows, its scroll and the row that was opened',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'OWNER');
    const complaints = listenForComplaints(page);
    await page.goto('/admin/orders?state=DELIVERED&sort=-total&cols=number,total,channel&density=compact');
    await expect(page.getByRole('columnheader')).toHaveText([
      words('column.number'),
      words('column.total'),
      words('column.channel'),
    ]);
    await expect(rows(page)).toHaveCount(50);
    await page.getByRole('button', { name: shell('more') }).click();
    await expect(rows(page)).toHaveCount(100);
    const opened = rows(page).nth(80);
    const number = (await opened.textContent()) ?? '';
    await opened.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await opened.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await page.goBack();
    await expect(rows(page)).toHaveCount(100);
    await expect(page.getByRole('link', { name: number })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    expect(complaints).toEqual([]);
  },
);

test(
  'a list is worked by keys: down, open, the next record, and a sheet that names them',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'OWNER');
    await page.goto('/admin/orders?state=DELIVERED&sort=-total');
    await expect(rows(page)).toHaveCount(50);
    const [first = '', second = ''] = await rows(page).allTextContents();
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: first })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(first);
    await page.keyboard.press(']');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(second);
    await page.goBack();
    await expect(rows(page)).toHaveCount(50);
    await page.keyboard.press('Shift+?');
    await expect(page.getByRole('dialog', { name: shell('keys.title') })).toBeVisible();
  },
);

test(
  'BO-25: columns are chosen, and the file has them; a view brings both back',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'OWNER');
    await page.goto('/admin/orders?state=DELIVERED');
    await page.getByRole('button', { name: shell('list.columns') }).click();
    await page.getByRole('checkbox', { name: words('column.shopper'), exact: true }).click();
    await expect(page).toHaveURL(/cols=/);
    await page.getByRole('button', { name: shell('list.columnsDone') }).click();
    await page.getByRole('button', { name: shell('list.export') }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: shell('list.exportCsv') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    await page.getByRole('button', { name: shell('list.saveView') }).click();
    await page.getByLabel(shell('list.viewName')).fill('Выданные');
    await page.getByRole('button', { name: shell('list.save'), exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/admin/orders');
    await expect(rows(page)).toHaveCount(50);
    await page.keyboard.press('v');
    await page.getByRole('menuitemradio', { name: 'Выданные' }).click();
    await expect(page).toHaveURL(/state=DELIVERED.*cols=|cols=.*state=DELIVERED/);
  },
);
