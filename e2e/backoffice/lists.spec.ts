import { expect, test, type Page } from '@playwright/test';
import { startOf, word } from '../support/words.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from './enter.ts';

test.use({ ...onThisMachine, viewport: { width: 1440, height: 900 } });

const words = (key: string) => word('ru', 'bo-orders', key);
const shell = (key: string) => word('ru', 'bo-shell', key);
const ofPieces = (key: string) => word('ru', 'bo-pieces', key);
const rows = (page: Page) => page.locator('.row-link');

test(
  'BO-23: the address alone restores a list; Back restores its rows, its scroll position and the opened row',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'OWNER');
    const consoleErrors = collectConsoleErrors(page);
    await page.goto('/admin/orders?state=DELIVERED&sort=-total&cols=number,total,channel&density=compact');
    await expect(page.getByRole('columnheader')).toHaveText([
      words('column.number'),
      words('column.total'),
      words('column.channel'),
    ]);
    await expect(rows(page)).toHaveCount(50);
    const total = page.locator('table[aria-rowcount]');
    await page.getByRole('button', { name: shell('more') }).click();
    await expect(total).not.toHaveAttribute('aria-rowcount', '51');
    const opened = page.locator('tr[aria-rowindex="82"] .row-link');
    await page.evaluate(() => scrollTo(0, 2_000));
    const number = (await opened.textContent()) ?? '';
    await opened.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    const loaded = (await total.getAttribute('aria-rowcount')) ?? '';
    await opened.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
    await page.goBack();
    await expect(total).toHaveAttribute('aria-rowcount', loaded);
    await expect(page.getByRole('link', { name: number })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'a list is used by keyboard: down, open, the next record, the list of shortcuts, and two letters to go to another section',
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
    // the sheet of a record lists its keys and those of every screen
    await page.keyboard.press('Shift+?');
    const keys = page.getByRole('dialog', { name: shell('keys.title') });
    for (const key of ['[ ]', 'F8', 'Ctrl+K, ⌘K', 'g o'])
      await expect(keys.getByText(key, { exact: true })).toBeVisible();
    await expect(keys.getByText('j', { exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(rows(page)).toHaveCount(50);
    await page.keyboard.press('Shift+?');
    await expect(keys.getByText('j', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // a list that only uses the tools of all lists
    await page.goto('/admin/transfers');
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: ofPieces('transfers.search') })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await expect(rows(page).first()).toBeFocused();
    for (const [letter, path] of [
      ['p', '/admin/pieces'],
      ['o', '/admin/orders'],
    ] as const) {
      await page.keyboard.press('g');
      await page.keyboard.press(letter);
      await expect(page).toHaveURL((url) => url.pathname === path);
    }
  },
);

test(
  'BO-25: columns are chosen, and the exported file has them; a saved view restores both',
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

test(
  'BO-65: screen readers get the number of rows, the current row, the columns, the sort order, and the selection',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'OWNER');
    await page.goto('/admin/pieces?sort=serialNumber');
    const table = page.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '51');
    const places = await table
      .locator('tr[aria-rowindex]')
      .evaluateAll((all) => all.map((row) => row.ariaRowIndex));
    expect(places).toEqual(places.map((_, nth) => String(nth + 1)));
    // every cell of a row is under the header of its column
    const heads = page.getByRole('columnheader');
    await expect(table.locator('tbody tr[id]').first().getByRole('cell')).toHaveCount(await heads.count());
    const sorted = table.locator('th[aria-sort]');
    await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
    const head = heads.filter({
      has: page.getByRole('button', { name: ofPieces('column.weight'), exact: true }),
    });
    for (const order of ['descending', 'ascending']) {
      await head.getByRole('button').first().click();
      await expect(sorted).toHaveCount(1);
      await expect(head).toHaveAttribute('aria-sort', order);
    }
    const choice = table.getByRole('checkbox').nth(1);
    await expect(choice).toHaveAccessibleName(/\S/);
    await choice.check();
    await expect(table.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await page.goto('/admin/people/reviews');
    await page.locator('.row-open').first().click();
    await expect(page.locator('tr[aria-current="true"]')).toHaveCount(1);
  },
);

test(
  'BO-61: a list of any length has few rows in the document; the selection includes all of them',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'OWNER');
    await page.goto('/admin/pieces?sort=serialNumber');
    await expect(rows(page)).toHaveCount(50);
    await page.locator('.row-check').first().click();
    for (let seen = 0; seen < 500;) {
      await page.mouse.wheel(0, 6_000);
      await page.waitForTimeout(100);
      seen = Number(await page.locator('table').getAttribute('aria-rowcount'));
    }
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(3_000);
    const last = page.locator('tbody .row-check').last();
    const index = Number(await page.locator('tbody tr[id]').last().getAttribute('aria-rowindex'));
    await last.click({ modifiers: ['Shift'] });
    await expect(page.getByRole('region', { name: word('ru', 'bo-bulk', 'chosenPart') })).toContainText(
      String(index - 1),
    );
  },
);

test(
  'columns are pinned and resized by keyboard and pointer, and restored after a reload',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'OWNER');
    await page.goto('/admin/orders?state=DELIVERED');
    const handle = page.getByRole('separator', { name: new RegExp(words('column.total')) });
    const head = page.getByRole('columnheader', { name: words('column.total') });
    const widthOf = async () => Math.round((await head.boundingBox())?.width ?? 0);
    const before = await widthOf();
    await handle.focus();
    // two presses before the address contains the first
    await handle.evaluate((edge) => {
      for (let press = 0; press < 2; press += 1)
        edge.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
        );
    });
    await expect.poll(widthOf).toBe(before + 32);
    const box = await handle.boundingBox();
    if (box === null) throw new Error('no handle');
    await page.mouse.move(box.x + 4, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 64, box.y + 8, { steps: 4 });
    await page.mouse.up();
    await expect.poll(widthOf).toBe(before + 92);
    await page.getByRole('button', { name: shell('list.columns') }).click();
    const pin = shell('list.pinColumn').replace('{{column}}', words('column.total'));
    await page.getByRole('button', { name: pin }).click();
    await page.getByRole('button', { name: shell('list.columnsDone') }).click();
    await page.reload();
    await expect.poll(widthOf).toBe(before + 92);
    await expect(page.getByRole('columnheader').nth(1)).toContainText(words('column.total'));
    await expect(head).toHaveCSS('position', 'sticky');
    await head.getByRole('separator').focus();
    await page.keyboard.press('Delete');
    await expect(page).not.toHaveURL(/widths=/);
  },
);

test(
  'tags are added to the selected orders, filter the list and are shown on the record',
  { tag: '@once' },
  async ({ page }) => {
    const bulk = (key: string) => word('ru', 'bo-bulk', key);
    await enterAs(page, 'SUPPORT');
    await page.goto('/admin/orders?state=DELIVERED&sort=-total');
    await page.locator('.row-check').nth(3).click();
    await page.getByRole('button', { name: bulk('tags.title'), exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(bulk('tags.add')).fill('перезвонить, VIP');
    await sheet.getByRole('button', { name: bulk('look') }).click();
    await sheet.getByRole('button', { name: /Изменить/ }).click();
    await expect(sheet.getByText(bulk('state.DONE'))).toBeVisible({ timeout: 30_000 });
    await sheet.getByRole('button', { name: shell('close') }).click();
    await page.goto('/admin/orders?tag=VIP');
    await expect(rows(page)).toHaveCount(1);
    await rows(page).first().click();
    await expect(page.getByRole('link', { name: 'перезвонить' })).toBeVisible();
  },
);

test(
  'without results the list says which filter to remove, and how many rows there are without it',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'OWNER');
    await page.goto('/admin/pieces?state=AVAILABLE&q=NOWHERE');
    const without = page.getByRole('link', { name: startOf('ru', 'bo-shell', 'list.withoutFilter') });
    await expect(without).toHaveCount(1);
    await without.click();
    await expect(rows(page)).toHaveCount(50);
  },
);

test(
  'the background of a selected row reaches the edges of a phone, and does not widen the page',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, 'OWNER');
    await page.goto('/admin/pieces');
    await page.locator('.row-check').first().click();
    const chosen = page.locator('tr[data-chosen]');
    const { x, width } = (await chosen.boundingBox()) ?? { x: -1, width: 0 };
    expect([x, width]).toEqual([0, 390]);
    expect((await rows(page).first().boundingBox())?.x).toBeGreaterThan(16);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);

test(
  'on a phone a press anywhere in an entry opens its record, and its checkbox still selects it',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, 'OWNER');
    await page.goto('/admin/orders');
    const entry = page.locator('tbody tr[id]').first();
    await entry.getByRole('checkbox').check();
    await expect(entry).toHaveAttribute('data-chosen');
    const number = (await rows(page).first().textContent()) ?? '';
    const { height = 0 } = (await entry.boundingBox()) ?? {};
    await entry.click({ position: { x: 200, y: height - 4 } });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  },
);
