import { expect, test } from '@playwright/test';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';
import { addressOf } from '../screens.ts';

test.use(onThisMachine);

/** The path of a record's screen, and an action for that record, or for the one that is listed first. */
const records = [
  ['people/customers/:id', 'bo-people', 'customer.action.PRICE_TYPE'],
  // other tests add models, which are unpublished and listed first
  ['models/ZR-001', 'bo-models', 'action.ARCHIVE'],
  ['pieces/:serial', 'bo-pieces', 'action.EDIT'],
] as const;

for (const [path, namespace, key] of records)
  test(`the palette offers the actions for ${path} @once`, async ({ page }) => {
    await enterAs(page, 'OWNER');
    const address = await addressOf(page, path);
    if (address === null) throw new Error(`the demo has no record of ${path}`);
    await page.goto(address);
    await expect(page.locator('.record-actions').first()).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    const actions = page.getByRole('group', { name: word('ru', 'bo-shell', 'palette.action') });
    await expect(actions.getByRole('option', { name: word('ru', namespace, key) })).toBeVisible();
  });

test('a promotion is ended from the palette by its name @once', async ({ page }) => {
  await enterAs(page, 'OWNER');
  await page.goto('/admin/prices/promotions');
  await expect(
    page.getByRole('button', { name: word('ru', 'bo-prices', 'reduction.end') }).first(),
  ).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(word('ru', 'bo-prices', 'reduction.end'));
  await page
    .getByRole('option', { name: word('ru', 'bo-prices', 'reduction.end') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
