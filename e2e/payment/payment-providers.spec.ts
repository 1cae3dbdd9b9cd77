import { expect, test, type Page } from '@playwright/test';
import { putIntoCart } from '../support/cart.ts';
import { orderCart, proveByCode } from '../support/checkout.ts';
import { startOf, word } from '../support/words.ts';

// uses the simulators that the shop starts for itself: real links, real calls, another origin
test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'the steps are the same on a wide screen'));

const checkout = (key: string) => word('ru', 'checkout', key);
const success = /\/checkout\/success\?/;

test('a shopper chooses Uzum, sees the amount, pays, and returns to a paid order', async ({ page }) => {
  await putIntoCart(page.request, 'ZR-065');
  await orderWith(page, 'UZUM');
  await expect(page.getByText('Настоящие деньги здесь не списываются')).toBeVisible();
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(success);
  await expect(page.getByText(checkout('success.paid'))).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a payment that the bank declined is made with another provider', async ({ page }) => {
    const serial = await putIntoCart(page.request, 'ZR-067');
    await orderWith(page, 'UZUM');
    await page.getByRole('button', { name: 'Отказ банка' }).click();
    await expect(page).toHaveURL(/\/checkout\/failed\?/);
    await expect(page.getByText(checkout('failed.DECLINED'))).toBeVisible();
    await expect(page.getByText(startOf('ru', 'checkout', 'failed.stillHeld'))).toBeVisible();
    await expect(page.getByText(serial)).toBeVisible();

    await page.getByRole('button', { name: startOf('ru', 'checkout', 'method.PAYME') }).click();
    await page.getByRole('button', { name: 'Оплатить' }).click();
    await expect(page).toHaveURL(success);
    await expect(page.getByText(checkout('success.paid'))).toBeVisible();
  });
});

test('a shopper who returns before the payment has arrived is shown that it is pending, and then that it is paid', async ({
  page,
}) => {
  await putIntoCart(page.request, 'ZR-068');
  await orderWith(page, 'UZUM');
  await page.getByRole('button', { name: 'деньги придут через пять секунд' }).click();
  await expect(page).toHaveURL(success);
  await expect(page.getByRole('heading', { name: checkout('success.settling') })).toBeVisible();
  await expect(page.getByText(checkout('success.paid'))).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByText(checkout('success.paid'))).toBeVisible();
});

async function orderWith(page: Page, method: 'UZUM' | 'PAYME'): Promise<void> {
  const phone = await orderCart(page, method);
  await proveByCode(page, { language: 'ru', phone, button: 'placeOnline' });
  await expect(page).toHaveURL(/\/open-service\?/);
}
