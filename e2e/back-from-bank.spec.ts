import { expect, test, type Page } from '@playwright/test';
import { putIntoBag } from './bag.ts';
import { proveByCode, typedPhone } from './checkout.ts';
import { newPhone } from './inbox.ts';
import { startOf, word } from './words.ts';
import { visit } from './visit.ts';

test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'the way is the same on a wide screen'));

const checkout = (key: string) => word('ru', 'checkout', key);

/** Orders the bag, picked up and paid at Uzum, up to its page. */
async function leaveForUzum(page: Page): Promise<void> {
  await visit(page, '/checkout');
  const phone = newPhone();
  await page.getByLabel(checkout('phone')).fill(typedPhone(phone, 'ru'));
  await page.getByLabel(checkout('name'), { exact: true }).fill('Тимур');
  await page.getByRole('radio', { name: checkout('pickup'), exact: true }).check({ force: true });
  await page.locator('input[name="storeId"]').first().check();
  await page.locator('input[name="method"][value="UZUM"]').check();
  await page.getByLabel(checkout('consent')).check();
  const named = (key: string) => page.getByRole('button', { name: startOf('ru', 'checkout', key) });
  await named('placeOnline').or(named('placeCash')).click();
  await proveByCode(page, { language: 'ru', phone, button: 'placeOnline' });
  await expect(page).toHaveURL(/\/open-service\?/);
}

test('who comes back from the bank unpaid, to a browser that kept no page, finds the order and pays it', async ({
  page,
}) => {
  const serial = await putIntoBag(page.request, 'ZR-069');
  await leaveForUzum(page);

  // as Back does where the page is not in memory
  await visit(page, '/checkout');
  await expect(page.getByRole('heading', { name: checkout('failed.backTitle') })).toBeVisible();
  await expect(page.getByText(serial)).toBeVisible();
  await visit(page, '/cart');
  await expect(page.getByText(startOf('ru', 'cart', 'unpaid.waits'))).toBeVisible();
  await page.getByRole('link', { name: startOf('ru', 'cart', 'unpaid.pay') }).click();
  await page.getByRole('button', { name: startOf('ru', 'checkout', 'failed.pay') }).click();
  await expect(page).toHaveURL(/\/open-service\?/);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page.getByText(checkout('success.paid'))).toBeVisible();

  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('unpaid_order');
  await visit(page, '/cart');
  await expect(page.getByText(word('ru', 'cart', 'emptyHint'))).toBeVisible();
});
