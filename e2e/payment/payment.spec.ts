import { expect, test, type Page } from '@playwright/test';
import { putIntoCart } from '../support/cart.ts';
import { proveByCode, typedPhone } from '../support/checkout.ts';
import { newPhone } from '../support/inbox.ts';
import { startOf, word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

/** The card numbers that the test bank accepts. */
const cards = { approves: '8600 0000 0000 0001', declines: '8600 0000 0000 0002' };

test('a declined payment charges nothing, keeps the piece reserved, and succeeds at the second attempt', async ({
  page,
  isMobile,
}) => {
  const serial = await putIntoCart(page.request, isMobile ? 'ZR-055' : 'ZR-062');
  await orderOnline(page);
  await payWith(page, cards.declines);
  await expect(page).toHaveURL(/\/checkout\/failed\?/);
  await expect(page.getByText(word('ru', 'checkout', 'failed.DECLINED'))).toBeVisible();
  await expect(page.getByText(serial)).toBeVisible();

  await page.getByRole('button', { name: word('ru', 'checkout', 'failed.again') }).click();
  await payWith(page, cards.approves);
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(page.getByText(word('ru', 'checkout', 'success.paid'))).toBeVisible();
});

test('a shopper who changes their mind pays on receipt instead', { tag: '@once' }, async ({ page }) => {
  await putIntoCart(page.request, 'ZR-054');
  await orderOnline(page);
  await payWith(page, cards.declines);
  await page.getByRole('button', { name: startOf('ru', 'checkout', 'method.CASH') }).click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(page.getByText(startOf('ru', 'checkout', 'success.nextCash'))).toBeVisible();
});

test('an order cannot be opened without its link', { tag: '@once' }, async ({ page }) => {
  await putIntoCart(page.request, 'ZR-101');
  await orderOnline(page);
  await payWith(page, cards.approves);
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  const url = new URL(page.url());
  url.searchParams.set('token', 'guessed');
  expect((await page.goto(url.href))?.status()).toBe(404);
});

async function orderOnline(page: Page): Promise<void> {
  await visit(page, '/checkout');
  const phone = newPhone();
  await page.getByLabel(word('ru', 'checkout', 'phone')).fill(typedPhone(phone, 'ru'));
  await page.getByLabel(word('ru', 'checkout', 'name'), { exact: true }).fill('Тимур');
  await page
    .getByRole('radio', { name: word('ru', 'checkout', 'pickup'), exact: true })
    .check({ force: true });
  await page.locator('input[name="storeId"]').first().check();
  await page.getByRole('radio', { name: startOf('ru', 'checkout', 'method.FAKE') }).check();
  await page.getByLabel(word('ru', 'checkout', 'consent')).check();
  await page.getByRole('button', { name: startOf('ru', 'checkout', 'placeOnline') }).click();
  await proveByCode(page, { language: 'ru', phone, button: 'placeOnline' });
  await expect(page).toHaveURL(/fake-bank/);
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('textbox').first().fill(card);
  await page.getByRole('button').first().click();
}
