import { expect, test, type Page } from '@playwright/test';
import { putIntoBag } from './bag.ts';
import { proveByCode, typedPhone } from './checkout.ts';
import { newPhone } from './inbox.ts';
import { startOf, word } from './words.ts';
import { visit } from './visit.ts';

// With the simulators that the shop opens for itself: real links, real calls, another origin.
test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'the way is the same on a wide screen'));

const checkout = (key: string) => word('ru', 'checkout', key);
const success = /\/checkout\/success\?/;

test('a shopper presses Uzum, sees what is to be paid, pays, and is back with a paid order', async ({
  page,
}) => {
  await putIntoBag(page.request, 'ZR-065');
  await orderWith(page, 'UZUM');
  await expect(page.getByText('Настоящие деньги здесь не списываются')).toBeVisible();
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(success);
  await expect(page.getByText(checkout('success.paid'))).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a payment that the bank declined is made with another provider', async ({ page }) => {
    const serial = await putIntoBag(page.request, 'ZR-067');
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

test('a shopper who is back before the money sees that it is waited for, and then that it came', async ({
  page,
}) => {
  await putIntoBag(page.request, 'ZR-068');
  await orderWith(page, 'UZUM');
  await page.getByRole('button', { name: 'деньги придут через пять секунд' }).click();
  await expect(page).toHaveURL(success);
  await expect(page.getByRole('heading', { name: checkout('success.settling') })).toBeVisible();
  await expect(page.getByText(checkout('success.paid'))).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByText(checkout('success.paid'))).toBeVisible();
});

async function orderWith(page: Page, method: 'UZUM' | 'PAYME'): Promise<void> {
  await visit(page, '/checkout');
  const phone = newPhone();
  await page.getByLabel(checkout('phone')).fill(typedPhone(phone, 'ru'));
  await page.getByLabel(checkout('name'), { exact: true }).fill('Тимур');
  await page.getByRole('radio', { name: checkout('pickup'), exact: true }).check({ force: true });
  await page.locator('input[name="storeId"]').first().check();
  await page.locator(`input[name="method"][value="${method}"]`).check();
  await page.getByLabel(checkout('consent')).check();
  // without a script the button cannot know yet which way was chosen
  const named = (key: string) => page.getByRole('button', { name: startOf('ru', 'checkout', key) });
  await named('placeOnline').or(named('placeCash')).click();
  await proveByCode(page, { language: 'ru', phone, button: 'placeOnline' });
  await expect(page).toHaveURL(/\/open-service\?/);
}
