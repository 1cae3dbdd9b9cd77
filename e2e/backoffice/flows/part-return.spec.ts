import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { startOf, word } from '../../support/words.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from '../enter.ts';
import { scan } from '../scan.ts';
import { payOnline } from './pay-online.ts';

test.use(onThisMachine);

const order = (key: string) => word('ru', 'bo-orders', key);
const money = (key: string) => word('ru', 'bo-money', key);

/** Advances a paid order through its states until it is handed over. */
async function handOver(page: Page, number: string, serials: readonly string[]): Promise<void> {
  const act = (action: string) => page.getByRole('button', { name: order(`action.${action}`), exact: true });
  await page.goto(`/admin/orders/${number}`);
  await page.locator('h1').click();
  for (const serial of serials) await scan(page, serial);
  await expect(page.getByText(order('ticked'), { exact: true })).toHaveCount(serials.length);
  await act('ASSEMBLE').click();
  await expect(page.getByText(order('done.ASSEMBLE'))).toBeVisible();
  await act('READY').click();
  await expect(page.getByText(order('done.READY'))).toBeVisible();
  await act('HAND_OVER').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: order('action.HAND_OVER') })
    .click();
  await expect(page.getByText(order('done.HAND_OVER'))).toBeVisible();
}

test(
  'BO-68: one of two pieces paid online is returned; it is refunded by hand, with document, act and receipt',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    const { number, serials } = await payOnline(page, { artikuls: ['ZR-046', 'ZR-049'], method: 'UZUM' });
    const [back = '', stays = ''] = serials;
    await enterAs(page, 'OWNER');
    const consoleErrors = collectConsoleErrors(page);
    await handOver(page, number, serials);

    await page
      .getByRole('main')
      .getByRole('button', { name: order('more'), exact: true })
      .click();
    await page.getByRole('menuitem', { name: order('action.RETURN') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: new RegExp(back) }).check();
    await sheet.getByLabel(order('reason'), { exact: true }).fill('Не подошёл размер');
    await expectNoViolations(page, 'the return of an online order');
    await sheet.getByRole('button', { name: order('action.RETURN') }).click();
    await expect(page.getByText(order('done.RETURN'))).toBeVisible();
    // the other piece stays sold, and the order delivered
    await expect(page.getByText(startOf('ru', 'bo-orders', 'state.DELIVERED')).first()).toBeVisible();
    await expect(page.getByText(stays).first()).toBeVisible();

    // Uzum refunds only whole payments, so this part is refunded by hand
    await page.goto('/admin/money/refunds?state=REQUESTED&manual=true');
    const row = page.getByRole('row', { name: number });
    await row.getByRole('button', { name: money('refund.book') }).click();
    await sheet.getByLabel(money('column.paper')).fill('RKO-204');
    await sheet.getByRole('button', { name: money('refund.book') }).click();
    await expect(page.getByText(money('refund.done'))).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.goto('/admin/money/refunds?state=DONE');
    await expect(row).toContainText('RKO-204');

    // the act is printed, and the fiscal receipt is checked
    await page.goto(`/admin/orders/${number}`);
    await page.getByRole('button', { name: order('print.title') }).click();
    const [answer, tab] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/papers/return')),
      page.waitForEvent('popup'),
      page.getByRole('menuitem', { name: order('print.back') }).click(),
    ]);
    expect(answer.ok()).toBe(true);
    await tab.close();
    await page.goto('/admin/money/receipts');
    await expect(row.filter({ hasText: money('receipt.refund') })).toHaveCount(1);
    expect(consoleErrors).toEqual([]);
  },
);
