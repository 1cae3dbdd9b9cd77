import { expect, test, type Page } from '@playwright/test';
import { putIntoCart } from '../support/cart.ts';
import { enterCheckout, proveByCode } from '../support/checkout.ts';
import { codeSentTo, newPhone } from '../support/inbox.ts';
import { startOf, word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

const label = (key: string) => word('ru', 'checkout', key);

test(
  'a shopper logs in during the checkout, loses nothing, and is recognized the next time',
  { tag: '@once' },
  async ({ page }) => {
    const phone = newPhone();
    const serial = await putIntoCart(page.request, 'ZR-057');
    await enterCheckout(page);
    await page.getByLabel(label('name'), { exact: true }).fill('Малика Каримова');
    await byCourier(page);
    await chooseDistrict(page);
    await page.getByLabel(label('street')).fill('улица Ойбек');
    await page.getByRole('textbox', { name: label('landmark') }).fill('напротив школы');

    await page
      .getByRole('main')
      .getByRole('link', { name: label('logIn') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(word('ru', 'auth', 'phone')).fill(phone.slice(4));
    await dialog.getByRole('button', { name: word('ru', 'auth', 'sendCode') }).click();
    await dialog.getByLabel(word('ru', 'auth', 'code')).fill(await codeSentTo(phone));
    await expect(dialog).toBeHidden();

    // the form is unchanged, with the phone of the login
    await expect(page.getByLabel(label('name'), { exact: true })).toHaveValue('Малика Каримова');
    await expect(page.getByLabel(label('street'))).toHaveValue('улица Ойбек');
    await expect(page.getByLabel(label('phone'))).toHaveValue(new RegExp(phone.slice(-4, -2)));
    await expect(page.getByText(serial)).toBeVisible();
    await expect(page.getByText(startOf('ru', 'checkout', 'held')).first()).toBeVisible();
    await page.getByLabel(label('saveAddress')).check();
    await placeOrder(page);
    await expect(page).toHaveURL(/\/checkout\/success\?/);

    await putIntoOwnCart(page, 'ZR-059');
    await visit(page, '/checkout');
    await page.getByLabel(label('name'), { exact: true }).fill('Малика Каримова');
    await byCourier(page);
    await expect(page.getByRole('radio', { name: /улица Ойбек/ })).toBeChecked();
    await expect(page.getByLabel(label('street'))).toBeHidden();
    await page.getByRole('radio', { name: label('otherAddress') }).check();
    await expect(page.getByLabel(label('street'))).toHaveValue('');
    await page.getByRole('radio', { name: /улица Ойбек/ }).check();
    await placeOrder(page);
    await expect(page).toHaveURL(/\/checkout\/success\?/);
    await page.goto('/profile/my-orders');
    await expect(page.getByRole('main').getByText(/Z-\d{6}-\d{5}/)).toHaveCount(2);
  },
);

test(
  'another phone needs another code, and the first one is no longer valid',
  { tag: '@once' },
  async ({ page }) => {
    const [wrong, right] = [newPhone(), newPhone()];
    await putIntoCart(page.request, 'ZR-058');
    await visit(page, '/checkout');
    await page.getByLabel(label('name'), { exact: true }).fill('Тимур');
    await page.getByLabel(label('phone')).fill(wrong);
    await page.getByRole('radio', { name: label('pickup'), exact: true }).check({ force: true });
    await page.locator('input[name="storeId"]').first().check();
    await placeOrder(page);
    const code = page.getByLabel(label('code'), { exact: true });
    await expect(code).toBeFocused();
    await page.getByLabel(label('phone')).fill(right);
    await expect(code).toBeHidden();
    await page.getByRole('button', { name: startOf('ru', 'checkout', 'placeCash') }).click();
    await proveByCode(page, { language: 'ru', phone: right, button: 'placeCash' });
    await expect(page).toHaveURL(/\/checkout\/success\?/);
  },
);

async function byCourier(page: Page): Promise<void> {
  await page.getByRole('radio', { name: label('delivery'), exact: true }).check({ force: true });
}

async function chooseDistrict(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: label('district') }).fill('Мирабад');
  await page.getByRole('option', { name: /Мирабад/ }).click();
  await expect(page.getByText(label('deliveryUnknown'))).toBeHidden();
}

async function placeOrder(page: Page): Promise<void> {
  await page.getByLabel(label('consent')).check();
  await page.getByRole('button', { name: startOf('ru', 'checkout', 'placeCash') }).click();
}

/** Uses the page, because the API does not accept a login's cookies. */
async function putIntoOwnCart(page: Page, artikul: string): Promise<void> {
  const product = await page.request.get(`/api/v1/products/${artikul}`);
  const { slugRu } = (await product.json()) as { slugRu: string };
  await visit(page, `/product/${slugRu}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: startOf('ru', 'product', 'addToCart') })
    .first()
    .click();
  await expect(
    page.getByRole('main').getByRole('link', { name: word('ru', 'product', 'openBag') }),
  ).toBeVisible();
}
