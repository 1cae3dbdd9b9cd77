import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { putIntoCart } from '../support/cart.ts';
import { newPhone } from '../support/inbox.ts';
import { typedPhone } from '../support/checkout.ts';
import { startOf, word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

const t = (key: string) => word('ru', 'checkout', key);
const banner = (page: Page) => page.locator('.hold-banner');

/** The hold of the caller's cart from the API. */
async function holdOf(request: APIRequestContext): Promise<unknown> {
  const { hold } = (await (await request.get('/api/v1/cart')).json()) as { hold: unknown }; // contract/cart.ts
  return hold;
}

test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'the same on every screen'));

test('reading the checkout never holds a piece: by address, reload, prefetch, data request or HEAD', async ({
  page,
}) => {
  const { request } = page;
  await putIntoCart(request, 'ZR-026');
  for (const path of ['/checkout', '/uz/checkout', '/en/checkout', '/checkout.data']) {
    expect((await request.get(path)).status(), path).toBe(200);
    await request.get(path, { headers: { 'sec-purpose': 'prefetch' } });
    await request.head(path);
    expect(await holdOf(request), path).toBeNull();
  }
  await visit(page, '/checkout');
  await page.reload();
  expect(await holdOf(request)).toBeNull();
  await expect(banner(page)).toContainText(t('notHeld'));
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the button of the cart holds its pieces and opens the checkout; Back leads to the cart', async ({
      page,
    }) => {
      await putIntoCart(page.request, 'ZR-027');
      await visit(page, '/cart');
      await page.getByRole('button', { name: startOf('ru', 'cart', 'checkoutSum') }).click();
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(banner(page)).toContainText(startOf('ru', 'checkout', 'held'));
      expect(await holdOf(page.request)).not.toBeNull();
      await page.reload();
      await expect(banner(page)).toContainText(startOf('ru', 'checkout', 'held'));
      await page.goBack();
      await expect(page).toHaveURL(/\/cart$/);
    });

    test('a checkout without a hold has a button to hold, and typed values stay', async ({ page }) => {
      await putIntoCart(page.request, 'ZR-028');
      await visit(page, '/checkout');
      await page.getByLabel(t('phone')).fill(typedPhone(newPhone(), 'ru'));
      await page.getByLabel(t('name'), { exact: true }).fill('Малика');
      await page.getByRole('button', { name: t('hold') }).click();
      await expect(banner(page)).toContainText(startOf('ru', 'checkout', 'held'));
      await expect(page.getByLabel(t('name'), { exact: true })).toHaveValue('Малика');
      expect(await holdOf(page.request)).not.toBeNull();
    });
  });

test('a shopper who entered too often is shown when pieces can be held again, and can order free ones', async ({
  page,
}) => {
  await putIntoCart(page.request, 'ZR-029');
  for (let entry = 0; entry < 3; entry += 1) {
    await page.request.post('/api/v1/cart/hold');
    await page.request.delete('/api/v1/cart/hold');
  }
  await visit(page, '/cart');
  await page.getByRole('button', { name: startOf('ru', 'cart', 'checkoutSum') }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(banner(page)).toContainText(startOf('ru', 'checkout', 'holdLimit'));
  await expect(page.getByRole('button', { name: startOf('ru', 'checkout', 'placeCash') })).toBeEnabled();
});
