import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-exchange', key);

/** Rows of the template in an unknown category: each is read and refused, and the shared shop does not change. */
function manyRows(count: number): Buffer {
  const template = readFileSync(join(import.meta.dirname, '../../../docs/import/template.csv'), 'utf8');
  const [head = '', row = ''] =
    template.split('\r\n').length > 1 ? template.split('\r\n') : template.split('\n');
  const stamp = Date.now();
  const rows = Array.from({ length: count }, (_, nth) =>
    row
      .replace(/^[^;]*/, `E2E-${stamp}`)
      .replace('ZR-900001', `E2E-${stamp}-${nth}`)
      .replace(';rings;', ';no-such;'),
  );
  return Buffer.from([head, ...rows].join('\n'));
}

test(
  'BO-68, BO-36: an import is mapped automatically, tried, run, cancelled, and resumed to its end',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    await enterAs(page, 'WAREHOUSE');
    await page.goto('/admin/exchange/imports');
    const file = { name: 'rings.csv', mimeType: 'text/csv', buffer: manyRows(2_400) };
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.waitForURL(/\/imports\/\d+$/);
    const act = (name: string) =>
      page.getByRole('button', { name: words(`import.action.${name}`), exact: true });
    const state = (name: string) => page.locator('.record-head').getByText(words(`import.state.${name}`));
    await act('TRY').click();
    await expect(state('TRIED')).toBeVisible({ timeout: 40_000 });
    await act('RUN').click();
    await act('CANCEL').click();
    await expect(state('STOPPED')).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await act('RESUME').click();
    await expect(state('DONE')).toBeVisible({ timeout: 40_000 });
    await act('DROP').click();
    await page.waitForURL(/\/imports$/);
  },
);
