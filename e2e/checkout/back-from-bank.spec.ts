import { expect, test } from '@playwright/test';
import { putIntoCart } from '../support/cart.ts';
import { orderCart, proveByCode } from '../support/checkout.ts';
import { startOf, word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'the steps are the same on a wide screen'));

const checkout = (key: string) => word('ru', 'checkout', key);

test('a shopper who returns unpaid from the bank, in a browser without cached pages, finds the order and pays it', async ({
  page,
}) => {
  const serial = await putIntoCart(page.request, 'ZR-069');
  const phone = await orderCart(page, 'UZUM');
  await proveByCode(page, { language: 'ru', phone, button: 'placeOnline' });
  await expect(page).toHaveURL(/\/open-service\?/);

  // like Back when the page is not in memory
  await visit(page, '/checkout');
  await expect(page.getByRole('heading', { name: checkout('failed.backTitle') })).toBeVisible();
  await expect(page.getByText(serial)).toBeVisible();
  await visit(page, '/cart');
  await expect(page.getByText(startOf('ru', 'cart', 'placed.waits'))).toBeVisible();
  await page.getByRole('link', { name: startOf('ru', 'cart', 'placed.pay') }).click();
  await page.getByRole('button', { name: startOf('ru', 'checkout', 'failed.pay') }).click();
  await expect(page).toHaveURL(/\/open-service\?/);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page.getByText(checkout('success.paid'))).toBeVisible();

  await visit(page, '/cart');
  await expect(page.getByText(startOf('ru', 'cart', 'placed.done'))).toBeVisible();
});

test('a shopper who never received the response to a placed order finds it at the checkout', async ({
  page,
}) => {
  const serial = await putIntoCart(page.request, 'ZR-071');
  const phone = await orderCart(page, 'CASH');
  // the response with the code has arrived; the next response is lost
  await expect(page.getByLabel(checkout('code'), { exact: true })).toBeVisible();
  const lost = Promise.withResolvers<undefined>();
  await page.route(/checkout\.data/, async (route) => {
    await route.fetch();
    await route.abort();
    lost.resolve(undefined);
  });
  await proveByCode(page, { language: 'ru', phone, button: 'placeCash' });
  await lost.promise;
  await page.unrouteAll({ behavior: 'wait' });

  await visit(page, '/checkout');
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(page.getByText(serial)).toBeVisible();
});
