import { expect, test } from '@playwright/test';
import { takePieceIn } from '../../support/cart.ts';
import { typedPhone } from '../../support/checkout.ts';
import { linkSentTo, newPhone } from '../../support/inbox.ts';
import { startOf, word } from '../../support/words.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-orders', `phone.${key}`);

test(
  'BO-68: the payment link of an order by phone is opened and paid on the caller’s phone; the staff see it as paid',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.slow();
    const artikuls = ['ZR-005', 'ZR-006', 'ZR-007', 'ZR-012', 'ZR-022', 'ZR-032', 'ZR-042', 'ZR-089'];
    const piece = await takePieceIn(page.request, { slug: 'toshkent-amir-temur', artikuls });
    const phone = newPhone();
    await enterAs(page, 'SUPPORT');
    const complaints = collectConsoleErrors(page);
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
    expect(complaints).toEqual([]);
  },
);
