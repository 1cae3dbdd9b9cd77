import { expect, test } from '@playwright/test';
import { takePieceIn } from '../../support/cart.ts';
import { typedPhone } from '../../support/checkout.ts';
import { linkSentTo, newPhone } from '../../support/inbox.ts';
import { rowsOf } from '../../support/shop-database.ts';
import { startOf, word } from '../../support/words.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-orders', `phone.${key}`);

test(
  'BO-68: the payment link of an order by phone is sent again, opened and paid on the caller’s phone; the staff see it as paid',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.slow();
    const artikuls = ['ZR-005', 'ZR-006', 'ZR-007', 'ZR-012', 'ZR-022', 'ZR-032', 'ZR-042', 'ZR-089'];
    const piece = await takePieceIn(page.request, { slug: 'toshkent-amir-temur', artikuls });
    const phone = newPhone();
    await enterAs(page, 'SUPPORT');
    const consoleErrors = collectConsoleErrors(page);
    await page.goto('/admin/orders/new');
    await page.getByLabel(words('scan')).fill(piece.serialNumber);
    await page.getByLabel(words('scan')).press('Enter');
    await expect(page.getByText(piece.serialNumber)).toBeVisible();
    await page.getByLabel(words('name')).fill('Дилноза');
    await page.getByLabel(words('phone')).fill(typedPhone(phone, 'ru'));
    await page.getByLabel(words('method')).selectOption('PAYME');
    await page.getByRole('button', { name: words('place') }).click();
    await expect(page).toHaveURL(/\/admin\/orders\/Z-\d{6}-\d{5}/);
    const state = (name: string) => page.getByText(startOf('ru', 'bo-orders', `state.${name}`)).first();
    await expect(state('PENDING_PAYMENT')).toBeVisible();

    // the first SMS did not arrive; the staff wait two minutes and send another one
    await linkSentTo(phone, /https?:\/\/\S+/);
    await rowsOf(
      `update order_messages m set created_at = m.created_at - interval '3 minutes' from order_events e join orders o on o.id = e.order_id
       where e.id = m.event_id and o.contact_phone = $1`,
      [phone],
    );
    await page
      .getByRole('main')
      .getByRole('button', { name: word('ru', 'bo-orders', 'more'), exact: true })
      .click();
    await page.getByRole('menuitem', { name: word('ru', 'bo-orders', 'action.PAY_LINK') }).click();
    await expect(page.getByText(word('ru', 'bo-orders', 'done.PAY_LINK'))).toBeVisible();
    await expect(
      page.getByRole('region', { name: word('ru', 'bo-shell', 'messages.title') }).getByRole('listitem'),
    ).toHaveCount(2);

    const link = await linkSentTo(phone, /https?:\/\/\S+/);
    const caller = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await caller.goto(link);
    await expect(caller.getByText(piece.serialNumber)).toBeVisible();
    await caller
      .getByRole('button', { name: startOf('ru', 'order', 'paySum') })
      .first()
      .click();
    await expect(caller.getByRole('heading', { name: 'Payme' })).toBeVisible();
    await caller.locator('button[value="pay"]').click();
    await expect(caller.getByText(word('ru', 'checkout', 'success.paid'))).toBeVisible();
    await caller.context().close();

    await page.reload();
    await expect(state('PAID')).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);
