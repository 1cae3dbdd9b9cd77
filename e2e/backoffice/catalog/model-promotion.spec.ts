import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { startOf, word } from '../../support/words.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const ofBulk = (key: string) => word('ru', 'bo-bulk', key);
const ofPrices = (key: string) => word('ru', 'bo-prices', key);

test(
  'BO-24, BO-48: selected models get a promotion, and Undo removes them from it',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    await enterAs(page, 'MANAGER');
    const consoleErrors = collectConsoleErrors(page);
    await page.goto('/admin/models?q=ZR-11&state=ACTIVE&sort=artikul');
    await page.locator('.row-check').nth(2).click();
    await page.locator('.row-check').nth(3).click();
    await page
      .getByRole('button', { name: word('ru', 'bo-models', 'bulk.promotion.set'), exact: true })
      .click();
    await expect(page.getByRole('heading', { name: ofPrices('ofModels.set') })).toBeVisible();
    for (const field of ['nameRu', 'nameUz', 'nameEn'])
      await page.getByLabel(ofPrices(`reduction.${field}`)).fill('Неделя списка');
    await page.getByLabel(ofPrices('reduction.percent')).fill('3');
    await page.getByRole('button', { name: ofPrices('preview.do') }).click();
    await expect(page.getByRole('heading', { name: ofPrices('preview.title') })).toBeVisible();
    await expect(page.locator('.bulk-examples')).toContainText('Неделя списка');
    await expectNoViolations(page, 'the preview of a promotion of models');
    await page.getByRole('button', { name: startOf('ru', 'bo-bulk', 'begin_few') }).click();
    await expect(page.getByText(ofBulk('state.DONE'))).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: ofBulk('undo') }).click();
    await expect(page.getByText(ofBulk('undone'))).toBeVisible({ timeout: 30_000 });
    await page.goto('/admin/prices/promotions?q=Неделя списка');
    await expect(page.getByText('Неделя списка').first()).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'the screen of a promotion without selected models links to their list',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'MANAGER');
    await page.goto('/admin/prices/promotions/models?action=end');
    await page.getByRole('link', { name: ofPrices('ofModels.choose') }).click();
    await expect(page).toHaveURL(/\/admin\/models/);
  },
);
