import { expect, test } from '@playwright/test';
import { rowsOf } from '../../support/shop-database.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

test(
  'changing the house of an address keeps the other fields, including the district',
  { tag: '@once' },
  async ({ page }) => {
    // the newest of the demo's orders: tests that use the first of a list use the oldest
    const [order] = await rowsOf<{ number: string; district: string }>(
      `select number, address->>'districtId' as district from orders
       where order_state = 'NEW' and fulfillment_kind = 'DELIVERY'
       order by created_at desc, id desc limit 1`,
    );
    await enterAs(page, 'SUPPORT');
    await page.goto(`/admin/orders/${order?.number}`);
    await page
      .getByRole('button', { name: word('ru', 'bo-orders', 'more') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: word('ru', 'bo-orders', 'action.CHANGE') }).click();
    await expect(page.locator('[name=districtId]')).toHaveValue(order?.district ?? '');
    await page.locator('[name=house]').fill(`7${Date.now() % 90}`);
    const sheet = page.getByRole('dialog');
    await sheet.locator('button[type=submit]').click();
    await expect(sheet).toBeHidden();
  },
);
