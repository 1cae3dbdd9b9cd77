import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { rowsOf } from '../support/shop-database.ts';
import { startOf, word } from '../support/words.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from './enter.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-bulk', key);
const ofPieces = (key: string) => word('ru', 'bo-pieces', key);

test(
  'all pieces of a model are withdrawn from sale at once, after a preview, and restored by Undo (BO-24, BO-64)',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'WAREHOUSE');
    const consoleErrors = collectConsoleErrors(page);
    await page.goto('/admin/pieces?q=ZR-114&state=AVAILABLE');
    await expect(page.locator('.row-link').nth(2)).toBeVisible();
    const count = await page.locator('.row-link').count();
    // by keyboard: the first row, and a range from it
    await page.locator('h1').click();
    for (const key of ['j', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
    await expect(page.locator('.row-check:checked')).toHaveCount(3);
    await page.getByRole('button', { name: startOf('ru', 'bo-bulk', 'chooseAllOf') }).click();
    await expect(page.locator('.row-check:checked')).toHaveCount(count);

    await page.getByRole('button', { name: ofPieces('bulk.withdraw') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(ofPieces('reason'), { exact: true }).fill('Для витрины');
    await sheet.getByRole('button', { name: words('look') }).click();
    await expect(sheet.getByRole('row').first()).toContainText(ofPieces('state.WITHDRAWN'));
    await expectNoViolations(page, 'the preview of a bulk action');
    await sheet.getByRole('button', { name: startOf('ru', 'bo-bulk', 'begin_many') }).click();
    await expect(sheet.getByText(words('state.DONE'))).toBeVisible({ timeout: 30_000 });
    await sheet.getByRole('button', { name: words('undo') }).click();
    await expect(sheet.getByText(words('undone'))).toBeVisible({ timeout: 30_000 });
    await expectNoViolations(page, 'the report of a job');
    await sheet.getByRole('button', { name: word('ru', 'bo-shell', 'close') }).click();
    await expect(page.locator('.row-link')).toHaveCount(count);

    await page.goto('/admin/jobs');
    await expect(page.getByText(words('undone')).first()).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'BO-68: 500 pieces and more are tagged at once, and Undo removes the tag from all of them',
  { tag: '@once' },
  async ({ page }, { retry }) => {
    test.slow();
    const tag = `переучёт-${500 + retry}`;
    await enterAs(page, 'WAREHOUSE');
    // a tag does not disturb other tests, which sell these pieces in the meantime
    await page.goto('/admin/pieces?state=AVAILABLE');
    await page.locator('.row-check').first().click();
    await page.getByRole('button', { name: startOf('ru', 'bo-bulk', 'chooseAllOf') }).click();
    await page.getByRole('button', { name: words('tags.title'), exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(words('tags.add')).fill(tag);
    await sheet.getByRole('button', { name: words('look') }).click();
    await sheet.getByRole('button', { name: startOf('ru', 'bo-bulk', 'begin_many') }).click();
    await expect(sheet.getByText(words('state.DONE'))).toBeVisible({ timeout: 60_000 });
    const tagged = () =>
      rowsOf(`select serial_number as name from product_items where $1 = any(tags) order by 1`, [tag]);
    expect((await tagged()).length).toBeGreaterThanOrEqual(500);
    await sheet.getByRole('button', { name: words('undo') }).click();
    await expect(sheet.getByText(words('undone'))).toBeVisible({ timeout: 60_000 });
    // a piece changed by another test in the meantime is listed, and not changed back
    const named = await rowsOf(
      `select record_name as name from staff_job_records where code = 'CHANGED_SINCE' and job_id =
         (select id from staff_jobs where undo_of is not null and kind = 'pieces.tag' order by number desc limit 1) order by 1`,
    );
    expect(await tagged()).toEqual(named);
  },
);
