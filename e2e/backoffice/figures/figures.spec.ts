import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';
import { overflowOf } from '../screens.ts';

test.use(onThisMachine);

const figures = (key: string) => word('ru', 'bo-figures', key);

test('an owner sees how many sessions end in an order, filtered by phones, and as a file', async ({
  page,
}) => {
  await enterAs(page, 'OWNER');
  await page.goto('/admin/figures');
  await expect(page).toHaveURL(/\/figures\/funnel$/);
  const steps = page.getByRole('table', { name: figures('funnel.title') });
  const sessions = () => steps.getByRole('row').nth(1).getByRole('cell').first().textContent();
  const all = Number((await sessions())?.replaceAll(/\D/g, ''));
  expect(all).toBeGreaterThan(100);
  await page.getByRole('button', { name: figures('funnel.by.DEVICE') }).click();
  await page.getByRole('menuitemradio', { name: figures('funnel.value.phone') }).click();
  await expect(page).toHaveURL(/device=phone/);
  await expect.poll(async () => Number((await sessions())?.replaceAll(/\D/g, ''))).toBeLessThan(all);
  await page.getByRole('link', { name: figures('funnel.by.LANGUAGE') }).click();
  await expect(page.getByRole('cell', { name: figures('funnel.value.uz') })).toBeVisible();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'XLSX' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^funnel-.*\.xlsx$/);
  await expectNoViolations(page, 'funnel');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test('queries without results lead to a synonym, and missing sizes to a file', async ({ page }) => {
  await enterAs(page, 'OWNER');
  await page.goto('/admin/figures/demand?period=90');
  const terms = page.getByRole('table', { name: figures('demand.terms') });
  const term = (await terms.getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? '';
  await expectNoViolations(page, 'demand');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).nth(1).click();
  expect((await downloaded).suggestedFilename()).toMatch(/^demand-models-.*\.csv$/);
  await terms
    .getByRole('link', { name: figures('demand.addSynonym') })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel(word('ru', 'bo-content', 'search.typed'))).toHaveValue(term);
});
