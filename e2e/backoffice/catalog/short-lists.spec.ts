import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const text = (key: string) => word('ru', 'bo-catalog', key);
const shell = (key: string) => word('ru', 'bo-shell', key);
const links = (page: Page) => page.locator('tbody .row-link');

/** The names of the rows, once there are any. */
async function namesIn(page: Page): Promise<string[]> {
  await expect(links(page).nth(1)).toBeVisible();
  return links(page).allTextContents();
}

/** Searches, and expects the only row that is found, in a list that cannot be ordered as long as it shows a part of its rows. */
async function expectOnly(page: Page, label: string, typed: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: label });
  await search.fill(typed);
  await search.press('Enter');
  await expect(links(page)).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: shell('order.head'), exact: true })).toHaveCount(0);
}

/** Exports the shown list. Returns the lines of the file. */
async function exported(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: shell('list.export') }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: shell('list.exportCsv') }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8').trim().split('\r\n');
}

/** The address alone restores the list, and Back returns to it from a record. */
async function expectRestored(page: Page, first: string): Promise<void> {
  await page.reload();
  await expect(links(page).first()).toContainText(first);
  await links(page).first().click();
  await page.getByRole('link', { name: text('backToList') }).click();
  await expect(links(page).first()).toContainText(first);
}

test.describe('BO-23, BO-25: a short list of the catalogue', { tag: '@once' }, () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('of collections is found, filtered, exported, and moved as a whole', async ({ page }) => {
    test.slow();
    await enterAs(page, 'OWNER');
    await page.goto('/admin/catalog/collections?sort=-models');
    const [first = '', second = ''] = await namesIn(page);
    await expectOnly(page, text('collections.search'), first.toLowerCase());
    await expectNoViolations(page, 'the list of collections');
    expect(await exported(page)).toEqual([
      expect.stringContaining(text('collections.collection')),
      expect.stringContaining(first),
    ]);
    await expectRestored(page, first);
    await page.goto('/admin/catalog/collections?q=нет+такой&state=ACTIVE');
    await expect(page.getByText(shell('list.noneFound'))).toBeVisible();
    await page.getByRole('link', { name: shell('list.showAll') }).click();
    await expect(links(page).filter({ hasText: second })).toBeVisible();
    const order = await namesIn(page);
    const down = shell('order.down').replace('{{name}}', order[0] ?? '');
    await page.getByRole('button', { name: down, exact: true }).click();
    await expect(links(page).nth(1)).toContainText(order[0] ?? '');
    const up = shell('order.up').replace('{{name}}', order[0] ?? '');
    await page.getByRole('button', { name: up, exact: true }).click();
    await expect(links(page).first()).toContainText(order[0] ?? '');
  });

  test('of categories is a tree, and a flat list of what is found', async ({ page }) => {
    await enterAs(page, 'OWNER');
    await page.goto('/admin/catalog/categories');
    const steps = page.getByRole('button', {
      name: text('categories.step.down').replace('{{name}}', 'Кольца'),
      exact: true,
    });
    await expect(steps).toBeVisible();
    await expectOnly(page, text('categories.search'), 'obruchalnye');
    await expectNoViolations(page, 'the list of categories');
    expect((await exported(page)).slice(1)).toEqual([expect.stringContaining('Обручальные кольца')]);
    await expectRestored(page, 'Обручальные кольца');
    await page.getByRole('link', { name: shell('order.wholeList') }).click();
    await expect(steps).toBeVisible();
  });

  test('of characteristics is found by a value, and exported', async ({ page }) => {
    await enterAs(page, 'OWNER');
    await page.goto('/admin/catalog/params?type=choice');
    await namesIn(page);
    await expectOnly(page, text('params.search'), 'бисмарк');
    await expectNoViolations(page, 'the list of characteristics');
    expect((await exported(page)).slice(1)).toEqual([expect.stringContaining('Плетение')]);
    await expectRestored(page, 'Плетение');
  });

  test('of words has all lists, of which one is chosen and moved', async ({ page }) => {
    await enterAs(page, 'OWNER');
    await page.goto('/admin/catalog/words');
    await namesIn(page);
    await expectOnly(page, text('words.search'), 'двухцветное');
    await expectNoViolations(page, 'all words');
    await expect(page.getByRole('cell', { name: text('words.list.metals') })).toBeVisible();
    await page.getByRole('link', { name: text('words.list.styles'), exact: true }).click();
    const [first = ''] = await namesIn(page);
    const down = page.getByRole('button', {
      name: shell('order.down').replace('{{name}}', first),
      exact: true,
    });
    await down.click();
    await expect(links(page).nth(1)).toHaveText(first);
    await page
      .getByRole('button', { name: shell('order.up').replace('{{name}}', first), exact: true })
      .click();
    await expect(links(page).first()).toHaveText(first);
    const head = page.getByRole('columnheader', { name: text('words.models') });
    await head.getByRole('button').first().click();
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(down).toHaveCount(0);
    expect((await exported(page)).length).toBe((await namesIn(page)).length + 1);
  });
});
