import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';
import { overflowOf } from '../screens.ts';

test.use(onThisMachine);

const report = (key: string) => word('ru', 'bo-money', `report.${key}`);

test(
  'a report with unknown headers is read once its columns are assigned, and the next one at once',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    await enterAs(page, 'ACCOUNTANT');
    await page.goto('/admin/money/days?month=2026-04&provider=UZUM');
    const file = page.locator('input[type=file]');
    const content = {
      name: 'uzum.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Ref;Клиент;Итого;Когда;Статус\r\nu-1;Z-1;5000;30.04.2026 12:00;Оплачен'),
    };
    await file.setInputFiles(content);
    await expect(page.getByText(report('choice.choose'))).toBeVisible();
    const save = page.getByRole('button', { name: report('choice.save') });
    await expect(save).toBeDisabled();
    // what the shop recognizes is chosen already, and can be changed
    await expect(page.getByLabel(report('column.state'), { exact: true })).toHaveValue('Статус');
    for (const [name, title] of [
      ['transaction', 'Ref'],
      ['amount', 'Итого'],
      ['paidAt', 'Когда'],
      ['order', 'Клиент'],
    ])
      await page.getByLabel(report(`column.${name}`), { exact: true }).selectOption(title ?? '');
    await expectNoViolations(page, 'columns of a report');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    }
    await save.click();
    await expect(
      page.getByText(word('ru', 'bo-money', 'report.done_one').replace('{{count}}', '1')),
    ).toBeVisible();
    await file.setInputFiles(content);
    await expect(page.getByText(report('choice.choose'))).toBeHidden();
    // restores the initial state for the next test
    await page.getByRole('button', { name: report('choice.forget') }).click();
    await expect(page.getByRole('button', { name: report('choice.forget') })).toBeHidden();
  },
);
