import { expect, test } from '@playwright/test';
import { rowsOf } from '../../support/shop-database.ts';
import { startOf, word } from '../../support/words.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from '../enter.ts';
import { payOnline } from './pay-online.ts';

test.use(onThisMachine);

const order = (key: string) => word('ru', 'bo-orders', key);

test(
  'BO-68: an order paid by Click is cancelled, and its payment is refunded automatically',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    const { number } = await payOnline(page, { artikuls: ['ZR-051'], method: 'CLICK' });
    await enterAs(page, 'SUPPORT');
    const consoleErrors = collectConsoleErrors(page);
    await page.goto(`/admin/orders/${number}`);
    await expect(page.getByText(startOf('ru', 'bo-orders', 'state.PAID')).first()).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: order('more'), exact: true })
      .click();
    await page.getByRole('menuitem', { name: order('action.CANCEL') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(order('reason'), { exact: true }).fill('Передумал');
    await sheet.getByRole('button', { name: order('action.CANCEL') }).click();
    await expect(page.getByText(order('done.CANCEL'))).toBeVisible();

    // nobody of the staff does anything else
    const refundOf = async () =>
      (
        await rowsOf<{ refund_state: string; is_manual: boolean; left: number }>(
          `select r.refund_state, r.is_manual, (select sum(amount_som) from ledger_entries l where l.order_id = o.id) as left
           from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id where o.number = $1`,
          [number],
        )
      )[0];
    await expect
      .poll(refundOf, { timeout: 30_000 })
      .toEqual({ refund_state: 'DONE', is_manual: false, left: 0 });
    await page.reload();
    await expect(page.getByText(startOf('ru', 'bo-orders', 'event.REFUNDED')).first()).toBeVisible();
    expect(consoleErrors).toEqual([]);

    await page.context().clearCookies();
    await enterAs(page, 'ACCOUNTANT');
    await page.goto('/admin/money/refunds?state=DONE');
    await expect(page.getByRole('row', { name: number })).toBeVisible();
    await page.goto('/admin/money/refunds?state=REQUESTED&manual=true');
    await expect(page.getByRole('row', { name: number })).toHaveCount(0);
  },
);
