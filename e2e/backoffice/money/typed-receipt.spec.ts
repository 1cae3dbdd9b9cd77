import { expect, test } from '@playwright/test';
import { rowsOf } from '../../support/shop-database.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const counter = (key: string) => word('ru', 'bo-counter', key);

test(
  'BO-20: the typed receipt of a counter sale stays open with the refusal, and closes once it was sent',
  { tag: '@once' },
  async ({ page }) => {
    // two sales of the demo's history: one without its receipt, and one with a receipt
    const [missing] = await rowsOf<{ number: string }>(`
      with last as (
        select r.id, o.id as order_id, o.number, o.store_id from receipts r
        join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
        where o.channel = 'COUNTER' and r.refund_id is null and p.tender = 0
          and not exists (select from counter_sales c where c.order_id = o.id) order by r.id desc limit 2
      ), sold as (
        insert into counter_sales (store_id, staff_id, sale_state, order_id, receipt_terminal, receipt_number, created_at, ended_at)
        select store_id, (select min(id) from staff), 'DONE', order_id, used.terminal, used.number_of_receipt, now(), now()
        from (select *, case when id < max(id) over () then 'USED1' end as terminal, case when id < max(id) over () then '1' end as number_of_receipt
              from last) used
      ), removed as (delete from receipts where id = (select max(id) from last))
      select number from last order by id desc limit 1`);
    await enterAs(page, 'OWNER');
    await page.goto('/admin/money/receipts');
    const row = page.getByRole('row', { name: missing?.number ?? '' });
    await row.getByRole('button', { name: word('ru', 'bo-money', 'receipt.add') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(counter('terminal')).fill('USED1');
    await sheet.getByLabel(counter('receiptNumber')).fill('1');
    await sheet.getByLabel(counter('issuedAt')).fill('2026-11-28T12:00');
    await sheet.getByLabel(counter('sign')).fill('100000000001');
    const apply = sheet.getByRole('button', { name: counter('apply') });
    await apply.click();
    await expect(sheet.getByText(word('ru', 'errors', 'title.RECEIPT_USED'))).toBeVisible();
    await sheet.getByLabel(counter('receiptNumber')).fill('990001');
    await apply.click();
    await expect(sheet).toHaveCount(0);
    await expect(row).toHaveCount(0);
  },
);
