import { expect, type Locator, type Page, test } from '@playwright/test';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use({ ...onThisMachine, viewport: { width: 1440, height: 900 } });

const text = (key: string) => word('ru', 'bo-content', `delivery.${key}`);
const reason = 'Инвентаризация склада курьеров';

// A region with separate numbers, and their removal, are in content.spec.ts, together with what the checkout shows.
test(
  'BO-36: a delivery zone, the terms and the days of the couriers are changed and reset in the browser',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'MANAGER');
    await page.goto('/admin/content/delivery');
    await test.step('zone', async () => {
      const row = page.getByRole('row').filter({ hasText: text('zoneNamed').replace('{{zone}}', 'B') });
      const open = row.getByRole('button');
      const before = await change(page, { open, label: text('freeFrom'), to: '7654000' });
      await expect(row).toContainText(/7\s654\s000/);
      await change(page, { open, label: text('freeFrom'), to: before });
      await expect(row).not.toContainText(/7\s654\s000/);
    });
    await test.step('term', async () => {
      const terms = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: text('terms') }) });
      const open = terms.getByRole('button');
      const before = await change(page, { open, label: text('insuredParcel'), to: '876543000' });
      await expect(terms).toContainText(/876\s543\s000/);
      await change(page, { open, label: text('insuredParcel'), to: before });
      await expect(terms).not.toContainText(/876\s543\s000/);
    });
    const sheet = page.getByRole('dialog');
    const day = page.locator('.delivery-days li').filter({ hasText: reason });
    await test.step('rest', async () => {
      await page.getByRole('button', { name: text('addDay') }).click();
      await sheet.getByLabel(text('date')).fill('2031-03-12');
      await sheet.getByLabel(text('reason')).fill(reason);
      await save(sheet);
      await expect(day).toContainText(text('rests'));
    });
    await test.step('work', async () => {
      await day.getByRole('button').click();
      await sheet.getByRole('radio', { name: text('works') }).check({ force: true });
      await save(sheet);
      await expect(day).toContainText(text('works'));
    });
    await test.step('reset', async () => {
      await day.getByRole('button').click();
      await sheet.getByRole('button', { name: text('resetDay') }).click();
      await expect(sheet).toBeHidden();
      await expect(day).toBeHidden();
    });
  },
);

async function save(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: word('ru', 'bo-content', 'save'), exact: true }).click();
  await expect(sheet).toBeHidden();
}

/** Changes one number of a form and returns the previous one. */
async function change(
  page: Page,
  { open, label, to }: { open: Locator; label: string; to: string },
): Promise<string> {
  await open.click();
  const sheet = page.getByRole('dialog');
  const field = sheet.getByLabel(label);
  const before = await field.inputValue();
  await field.fill(to);
  await save(sheet);
  return before;
}
