import { expect, test, type Page } from '@playwright/test';
import { putIntoCart, putPiece, takePiece } from '../support/cart.ts';
import { enterCheckout, proveByCode, typedPhone } from '../support/checkout.ts';
import { codeSentTo, newPhone } from '../support/inbox.ts';
import { requestCode, codeField } from '../account/login.ts';
import { startOf, word } from '../support/words.ts';

const t = (key: string) => word('ru', 'checkout', key);
const banner = (page: Page) => page.locator('.hold-banner');

test.beforeEach(({ isMobile }) => {
  test.skip(!isMobile, 'the same on every screen');
});

test('in the last five minutes the checkout shows a countdown, and one tap extends the hold, once', async ({
  page,
}) => {
  await page.clock.install();
  await putIntoCart(page.request, 'ZR-024');
  await enterCheckout(page);
  await page.getByLabel(t('name'), { exact: true }).fill('Малика');
  await expect(banner(page)).toContainText(startOf('ru', 'checkout', 'held'));
  const longer = page.getByRole('button', { name: t('extend') });
  await expect(longer).toBeHidden();

  await page.clock.fastForward('11:00');
  await expect(banner(page).locator('strong')).toBeVisible();
  await longer.click();
  await expect(longer).toBeHidden();
  await page.clock.fastForward('25:00');
  await expect(banner(page)).toContainText(t('heldLast'));
  await expect(page.getByLabel(t('name'), { exact: true })).toHaveValue('Малика');
});

test('a hold that expires while the form is open can be renewed, and typed values stay', async ({ page }) => {
  await page.clock.install();
  const serial = await putIntoCart(page.request, 'ZR-025');
  await enterCheckout(page);
  const phone = newPhone();
  await page.getByLabel(t('phone')).fill(typedPhone(phone, 'ru'));
  await page.getByLabel(t('name'), { exact: true }).fill('Тимур');
  // ends the hold on the server
  await page.request.delete('/api/v1/cart/hold');
  await page.clock.fastForward('16:00');
  await expect(banner(page)).toContainText(t('holdOver'));
  await page.getByRole('button', { name: t('hold') }).click();
  await expect(banner(page)).toContainText(startOf('ru', 'checkout', 'held'));
  await expect(page.getByLabel(t('name'), { exact: true })).toHaveValue('Тимур');

  await page.getByRole('radio', { name: t('pickup'), exact: true }).check({ force: true });
  await page.locator('input[name="storeId"]').first().check();
  await page.getByRole('radio', { name: startOf('ru', 'checkout', 'method.CASH') }).check();
  await page.getByLabel(t('consent')).check();
  await page.getByRole('button', { name: startOf('ru', 'checkout', 'placeCash') }).click();
  await proveByCode(page, { language: 'ru', phone, button: 'placeCash' });
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(page.getByText(serial)).toBeVisible();
});

test('a shopper who lost a piece to a faster buyer takes the nearest one with one tap, also without JavaScript, and orders it', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const [other, plain] = [
    await browser.newContext({ baseURL: url }),
    await browser.newContext({ baseURL: url, javaScriptEnabled: false }),
  ];
  const page = await plain.newPage();
  const lost = await takePiece(plain.request, 'ZR-023');
  await putPiece(plain.request, lost);
  await putPiece(other.request, lost);
  await other.request.post('/api/v1/cart/hold');

  await page.goto('/checkout');
  await expect(page.getByText(startOf('ru', 'cart', 'lostTo.PAYING')).first()).toBeVisible();
  const phone = newPhone();
  await page.getByLabel(t('phone')).fill(typedPhone(phone, 'ru'));
  await page.getByLabel(t('name'), { exact: true }).fill('Гульнора');
  await page
    .getByRole('button', { name: startOf('ru', 'cart', 'takeNamed') })
    .first()
    .click();
  await expect(page.getByText(lost.serialNumber)).toBeHidden();
  await expect(page.getByLabel(t('name'), { exact: true })).toHaveValue('Гульнора');
  // without JavaScript the extension is offered from the start, and it keeps typed values, too
  await page.getByRole('button', { name: t('extend') }).click();
  await expect(page.getByRole('button', { name: t('extend') })).toHaveCount(0);
  await expect(page.getByLabel(t('phone'))).not.toHaveValue('');

  await page.getByRole('radio', { name: t('pickup'), exact: true }).check({ force: true });
  await page.locator('input[name="storeId"]').first().check();
  await page.getByRole('radio', { name: startOf('ru', 'checkout', 'method.CASH') }).check();
  await page.getByLabel(t('consent')).check();
  await page
    .getByRole('button', { name: startOf('ru', 'checkout', 'placeCash') })
    .last()
    .click();
  await proveByCode(page, { language: 'ru', phone, button: 'placeCash' });
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await other.request.delete('/api/v1/cart/hold');
  await Promise.all([other.close(), plain.close()]);
});

test('more pieces than a guest may hold are held after a login in a dialog over the checkout, and typed values stay', async ({
  page,
}) => {
  for (const artikul of ['ZR-030', 'ZR-031', 'ZR-033', 'ZR-034', 'ZR-035', 'ZR-036'])
    await putIntoCart(page.request, artikul);
  await enterCheckout(page);
  await expect(page.getByText(word('ru', 'errors', 'detail.HOLD_NEEDS_PHONE'))).toBeVisible();
  await page.getByLabel(t('name'), { exact: true }).fill('Тимур');
  await page.getByRole('link', { name: t('provePhone') }).click();
  const phone = newPhone();
  await requestCode(page, typedPhone(phone, 'ru'));
  await codeField(page).fill(await codeSentTo(phone));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: t('hold') }).click();
  await expect(banner(page).first()).toContainText(startOf('ru', 'checkout', 'held'));
  await expect(page.getByLabel(t('name'), { exact: true })).toHaveValue('Тимур');
});
