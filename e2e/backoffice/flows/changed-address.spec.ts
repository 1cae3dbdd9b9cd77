import { expect, test } from '@playwright/test';
import { rowsOf } from '../../support/shop-database.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

test(
  'changing the house of an address keeps the other fields, including the district',
  { tag: '@once' },
  async ({ page }) => {
    // the newest of the demo's orders, which are from earlier days: other tests use the oldest, or the orders that they place
    const [order] = await rowsOf<{ number: string; district: string; house: string }>(
      `select number, address->>'districtId' as district, address->>'house' as house from orders
       where order_state = 'NEW' and fulfillment_kind = 'DELIVERY' and created_at < now() - interval '2 hours'
       order by created_at desc, id desc limit 1`,
    );
    // the present house would leave the form unchanged, and it could not be sent
    const house = order?.house === '71' ? '72' : '71';
    await enterAs(page, 'SUPPORT');
    await page.goto(`/admin/orders/${order?.number}`);
    await page
      .getByRole('button', { name: word('ru', 'bo-orders', 'more') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: word('ru', 'bo-orders', 'action.CHANGE') }).click();
    await expect(page.locator('[name=districtId]')).toHaveValue(order?.district ?? '');
    await page.locator('[name=house]').fill(house);
    const sheet = page.getByRole('dialog');
    await sheet.locator('button[type=submit]').click();
    await expect(sheet).toBeHidden();
    // the flat may follow
    await expect(page.getByText(new RegExp(`, ${house}(?:,|$)`)).first()).toBeVisible();
  },
);
