import { expect, test } from '@playwright/test';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';
import { expectNoViolations } from '../../support/axe.ts';

test.use(onThisMachine);

const money = (key: string) => word('ru', 'bo-money', key);

test(
  'BO-55: a provider’s report is compared with the ledger, and a file of another kind is refused by name',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    await enterAs(page, 'ACCOUNTANT');
    // in the demo's history there were payments by Payme a month ago
    const now = new Date();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))
      .toISOString()
      .slice(0, 7);
    await page.goto(`/admin/money/days?month=${month}&provider=PAYME`);
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText(money('day.noReport'));
    await expectNoViolations(page, 'days');
    await row.getByRole('link').click();
    const waiting = page.getByRole('row', { name: money('day.state.UNREPORTED') });
    await expect(waiting.first()).toBeVisible();
    const sum = ((await waiting.first().getByRole('cell').nth(2).textContent()) ?? '').replaceAll(/\D/g, '');
    const [transaction = ''] = /demo-\d+/.exec((await waiting.first().textContent()) ?? '') ?? [];
    const day = /\d{4}-\d\d-\d\d/.exec(page.url())?.[0] ?? '';
    const file = page.locator('input[type=file]');
    const report = (rows: string[]) => ({
      name: 'Payme, October.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['ID чека;Сумма;Дата и время', ...rows].join('\r\n')),
    });

    await file.setInputFiles({
      name: 'x.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Артикул;Вес\r\nZR-1;3,42'),
    });
    await expect(page.getByRole('alert')).toContainText(money('report.column.transaction'));
    await expect(waiting.first()).toBeVisible();

    const rows = [`${transaction};${sum};${day} 12:00`, `stranger-1;5000;${day} 12:00`];
    await file.setInputFiles(report(rows));
    await expect(page.getByText('Payme, October.csv')).toBeVisible();
    await expect(page.locator('tr').filter({ hasText: transaction })).toContainText(
      money('day.state.MATCHED'),
    );
    await expect(page.getByRole('row', { name: 'stranger-1' })).toContainText(money('day.state.ONLY_THEIRS'));
    await expectNoViolations(page, 'a day of a provider');

    // the day is counted in Today until its differences are checked
    await page.goto('/admin/today');
    await page.getByRole('link', { name: word('ru', 'bo-today', 'kind.SETTLEMENT') }).click();
    await expect(page.getByRole('heading', { name: money('day.openDays') })).toBeVisible();
    await page.locator(`a[href$="/money/days/${day}-PAYME"]`).click();
    const stranger = page.getByRole('row', { name: 'stranger-1' });
    await stranger.getByRole('button', { name: money('day.check') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(money('day.note')).fill('Пробный платёж Payme');
    await expectNoViolations(page, 'the sheet of a difference');
    await sheet.getByRole('button', { name: money('day.check') }).click();
    await expect(sheet).toBeHidden();
    await expect(stranger).toContainText(money('day.checked'));
    await expect(stranger).toContainText('Пробный платёж Payme');
    await expectNoViolations(page, 'a checked difference');
  },
);
