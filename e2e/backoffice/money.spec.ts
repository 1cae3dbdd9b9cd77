import { expect, test } from '@playwright/test';
import { rowsOf } from '../support/shop-database.ts';
import { staffCode } from '../support/staff-code.ts';
import { word } from '../support/words.ts';
import { enterAs, onThisMachine } from './enter.ts';
import { expectNoViolations } from '../support/axe.ts';

test.use(onThisMachine);

const order = (key: string) => word('ru', 'bo-orders', key);
const money = (key: string) => word('ru', 'bo-money', key);
const approval = (key: string) => word('ru', 'bo-approvals', key);

test(
  'a goodwill refund for a delivered order requires a second person, and is then paid by hand with its document (BO-32, BO-36)',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    await enterAs(page, 'SUPPORT');
    // the oldest, because other tests place new orders
    await page.goto('/admin/orders?state=DELIVERED&payment=PAID&sort=createdAt');
    const number = (await page.locator('.row-link').first().textContent()) ?? '';
    await page.goto(`/admin/orders/${number}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: order('more'), exact: true })
      .click();
    await page.getByRole('menuitem', { name: order('action.REFUND') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(order('give.goodwill')).fill('50000');
    await sheet.getByLabel(order('reason'), { exact: true }).fill('Ждал на два дня дольше');
    await expectNoViolations(page, 'the refund sheet');
    await sheet.getByRole('button', { name: order('give.request') }).click();
    await expect(page.getByText(word('ru', 'errors', 'title.APPROVAL_NEEDED'))).toBeVisible();
    // the order shows that the amount waits, and offers no second request of the same
    const panel = page.getByRole('region', { name: order('part.money') });
    const waiting = panel.getByRole('listitem').filter({ hasText: order('waiting.REFUND') });
    await expect(waiting).toContainText('−50\u{a0}000');
    await expectNoViolations(page, 'an order with a waiting refund');
    await page
      .getByRole('main')
      .getByRole('button', { name: order('more'), exact: true })
      .click();
    await page.getByRole('menuitem', { name: order('action.REFUND') }).click();
    await expect(sheet.getByRole('link', { name: order('waiting.open') })).toBeVisible();
    await sheet.getByLabel(order('give.goodwill')).fill('50000');
    await expect(sheet.getByText(order('give.same'))).toBeVisible();
    await expect(sheet.getByRole('button', { name: order('give.request') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Escape');
    await waiting.getByRole('link', { name: order('waiting.open') }).click();
    await expect(page.getByRole('heading', { name: approval('kind.REFUND') })).toBeVisible();

    await page.context().clearCookies();
    await enterAs(page, 'MANAGER');
    await page.goto('/admin/approvals?state=WAITING&kind=REFUND');
    await expect(page.getByRole('row', { name: number })).toBeVisible();
    await expectNoViolations(page, 'approvals');
    await page.getByRole('row', { name: number }).getByRole('link').click();
    await expect(page.getByRole('button', { name: approval('action.approve') })).toBeVisible();
    await expectNoViolations(page, 'an approval');
    await page.getByRole('button', { name: approval('action.approve') }).click();
    await expect(page.getByText(approval('done.approveRefund'))).toBeVisible();

    await page.goto('/admin/money/refunds?state=REQUESTED&manual=true');
    await expect(page.getByRole('row', { name: number })).toBeVisible();
    await expectNoViolations(page, 'refunds');
    await page
      .getByRole('row', { name: number })
      .getByRole('button', { name: money('refund.book') })
      .click();
    await sheet.getByLabel(money('column.paper')).fill('KO-17');
    await sheet.getByRole('button', { name: money('refund.book') }).click();
    await expect(page.getByText(money('refund.done'))).toBeVisible();
    await page.goto('/admin/money/refunds?state=DONE');
    await expect(page.getByRole('row', { name: number })).toContainText('KO-17');
  },
);

test(
  'the screens of discrepancies, receipts and payments are accessible',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'ACCOUNTANT');
    for (const tab of ['discrepancies', 'receipts', 'payments'] as const) {
      await page.goto(`/admin/money/${tab}`);
      await expect(page.getByRole('link', { name: money(`tab.${tab}`) })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expectNoViolations(page, tab);
    }
  },
);

test(
  'BO-6, BO-68: a discrepancy is closed, after the second factor was confirmed again if it is older than five minutes',
  { tag: '@once' },
  async ({ page }) => {
    // a payment whose two sides disagree
    const [payment] = await rowsOf<{ number: string }>(
      `with noted as (
         insert into payment_discrepancies (payment_id, noted_at, outcome, decided_at)
         select p.id, now(), 'MANUAL', now() from payments p
         where p.payment_state = 'PAID' and p.provider = 'PAYME'
           and not exists (select from payment_discrepancies d where d.payment_id = p.id)
         order by p.id limit 1 returning payment_id)
       select o.number from noted join payments p on p.id = noted.payment_id join orders o on o.id = p.order_id`,
    );
    await enterAs(page, 'ACCOUNTANT');
    await page.goto('/admin/money/discrepancies');
    const row = page.getByRole('row', { name: payment?.number ?? '' });
    await row.getByRole('button', { name: money('discrepancy.close') }).click();
    const sheet = page.getByRole('dialog', { name: money('discrepancy.close') });
    await sheet.getByLabel(money('discrepancy.decision.STANDS')).check();
    await sheet.getByLabel(money('discrepancy.found')).fill('В кабинете платёж прошёл');

    await rowsOf(
      `update staff_sessions set stepped_up_at = stepped_up_at - interval '6 minutes', factor_at = factor_at - interval '6 minutes'
       where ended_at is null and staff_id = (select id from staff where email = 'accountant@zarona.demo')`,
    );
    await sheet.getByRole('button', { name: money('discrepancy.close') }).click();
    const gate = page.getByRole('dialog', { name: word('ru', 'bo-shell', 'gate.step-up') });
    await expect(gate).toBeVisible();
    await expectNoViolations(page, 'the step-up sheet');
    await gate.getByLabel(word('ru', 'bo-shell', 'login.code')).fill(staffCode('accountant@zarona.demo'));
    await gate.getByRole('button', { name: word('ru', 'bo-shell', 'login.confirm') }).click();
    await expect(page.getByText(money('discrepancy.done'))).toBeVisible();
    await expect(row).toHaveCount(0);
  },
);
