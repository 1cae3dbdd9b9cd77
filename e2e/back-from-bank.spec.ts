import { expect, test, type Page } from '@playwright/test';
import { putIntoBag } from './bag.ts';
import { proveByCode, typedPhone } from './checkout.ts';
import { newPhone } from './inbox.ts';
import { startOf, word } from './words.ts';
import { visit } from './visit.ts';

test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'the way is the same on a wide screen'));

const checkout = (key: string) => word('ru', 'checkout', key);

type Way = 'CASH' | 'UZUM';
const buttons = { CASH: 'placeCash', UZUM: 'placeOnline' } as const;

/** Fills in the order of the bag, picked up and paid so, up to the code that was sent to its phone. Answers the phone. */
async function orderBag(page: Page, method: Way): Promise<string> {
  await visit(page, '/checkout');
  const phone = newPhone();
  await page.getByLabel(checkout('phone')).fill(typedPhone(phone, 'ru'));
  await page.getByLabel(checkout('name'), { exact: true }).fill('Тимур');
  await page.getByRole('radio', { name: checkout('pickup'), exact: true }).check({ force: true });
  await page.locator('input[name="storeId"]').first().check();
  await page.locator(`input[name="method"][value="${method}"]`).check();
  await page.getByLabel(checkout('consent')).check();
  const named = (key: string) => page.getByRole('button', { name: startOf('ru', 'checkout', key) });
  await named('placeOnline').or(named('placeCash')).click();
  return phone;
}

test('who comes back from the bank unpaid, to a browser that kept no page, finds the order and pays it', async ({
  page,
}) => {
  const serial = await putIntoBag(page.request, 'ZR-069');
  const phone = await orderBag(page, 'UZUM');
  await proveByCode(page, { language: 'ru', phone, button: buttons.UZUM });
  await expect(page).toHaveURL(/\/open-service\?/);

  // as Back does where the page is not in memory
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

test('who never gets the answer that the order is placed finds it at the checkout', async ({ page }) => {
  const serial = await putIntoBag(page.request, 'ZR-071');
  const phone = await orderBag(page, 'CASH');
  const lost = Promise.withResolvers<undefined>();
  await page.route(/checkout\.data/, async (route) => {
    await route.fetch();
    await route.abort();
    lost.resolve(undefined);
  });
  await proveByCode(page, { language: 'ru', phone, button: buttons.CASH });
  await lost.promise;
  await page.unrouteAll({ behavior: 'wait' });

  await visit(page, '/checkout');
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(page.getByText(serial)).toBeVisible();
});
