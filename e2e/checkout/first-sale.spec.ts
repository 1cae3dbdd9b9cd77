import { expect, test, type Page } from '@playwright/test';
import { proveByCode, typedPhone } from '../support/checkout.ts';
import { newPhone } from '../support/inbox.ts';
import { startOf, word, type Language } from '../support/words.ts';
import { visit } from '../support/visit.ts';

// every run buys another ring, which no other test buys
const shops = [
  { language: 'ru', rings: '/catalog/koltsa', ring: '«Тень»', name: 'Малика Каримова' },
  { language: 'uz', rings: '/uz/catalog/uzuklar', ring: '«Feruza»', name: 'Gulnora Oʻrinova' },
  { language: 'en', rings: '/en/catalog/rings', ring: 'Dot', name: 'Anna Smith' },
] as const;
const ringOfWideScreen = '«Полумесяц»';

for (const shop of shops) {
  test(
    `a shopper finds a ring of size 17, chooses a piece and orders it as a guest, in ${shop.language}`,
    { tag: shop.language === 'ru' ? [] : '@once' },
    async ({ page, isMobile }) => {
      const t = (namespace: string, key: string) => word(shop.language, namespace, key);
      await visit(page, shop.rings);
      await filterBySize17(page, shop.language, isMobile);
      await expect(page).toHaveURL(/ringSize=17/);

      await openTile(page, isMobile ? shop.ring : ringOfWideScreen);
      await expect(page).toHaveURL(/\/product\//);
      const serial = await chooseFirstPiece(page);
      await page
        .locator('main')
        .getByRole('button', { name: startOf(shop.language, 'product', 'addToCart') })
        .first()
        .click();
      await expect(
        page
          .getByRole('button', { name: t('product', 'inBag') })
          .or(page.getByRole('link', { name: t('product', 'openBag') }))
          .first(),
      ).toBeVisible();

      await page.goto(shop.rings.replace(/\/catalog.*/, '/cart'));
      await expect(page.getByText(serial).first()).toBeVisible();
      await page.getByRole('button', { name: startOf(shop.language, 'cart', 'checkoutSum') }).click();

      const phone = newPhone();
      await fillCheckout(page, { ...shop, phone: typedPhone(phone, shop.language) });
      await page.getByRole('button', { name: startOf(shop.language, 'checkout', 'placeCash') }).click();
      await proveByCode(page, { language: shop.language, phone, button: 'placeCash' });
      await expect(page).toHaveURL(/\/checkout\/success\?order=Z-/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(shop.name);
      await expect(page.getByText(serial)).toBeVisible();
      expect(await stateOf(page, serial)).toBe('RESERVED');
    },
  );
}

test('a shopper without JavaScript searches, filters, and buys a pendant with delivery by courier', async ({
  browser,
  baseURL,
  isMobile,
}) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('ru', 'common', 'search') })
    .click();
  await page.getByRole('main').getByRole('searchbox').fill('подвеска');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\?q=/);
  if (isMobile)
    await page
      .getByRole('main')
      .getByRole('link', { name: startOf('ru', 'catalog', 'filters') })
      .first()
      .click();
  await page.locator('#filters').getByRole('checkbox', { name: '585' }).check();
  await page
    .locator('#filters')
    .getByRole('button', { name: word('ru', 'catalog', 'apply') })
    .click();
  await expect(page).toHaveURL(/probe=585/);
  await openTile(page, isMobile ? '«Локон»' : '«Сердце»');
  const serial = await chooseFirstPiece(page);
  await page
    .locator('main')
    .getByRole('button', { name: startOf('ru', 'product', 'addToCart') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByText(serial).first()).toBeVisible();
  await page.getByRole('button', { name: startOf('ru', 'cart', 'checkoutSum') }).click();

  await page.getByRole('radio', { name: word('ru', 'checkout', 'delivery') }).check();
  await page.getByLabel(word('ru', 'checkout', 'name')).fill('Малика');
  const phone = newPhone();
  await page.getByLabel(word('ru', 'checkout', 'phone')).fill(phone.slice(4));
  await page.getByLabel(word('ru', 'checkout', 'district')).selectOption({ label: 'Мирабадский район' });
  await page.getByLabel(word('ru', 'checkout', 'street')).fill('улица Ойбек');
  await page.getByRole('button', { name: startOf('ru', 'checkout', 'placeCash') }).click();

  // typed values stay, and the errors have messages
  await expect(page.getByText(word('ru', 'checkout', 'placeNeeded')).first()).toBeVisible();
  await expect(page.getByLabel(word('ru', 'checkout', 'name'))).toHaveValue('Малика');
  await page.getByRole('textbox', { name: word('ru', 'checkout', 'landmark') }).fill('напротив школы');
  await page.getByLabel(word('ru', 'checkout', 'consent')).check();
  await page.getByRole('button', { name: startOf('ru', 'checkout', 'placeCash') }).click();
  const code = page.getByLabel(word('ru', 'checkout', 'code'), { exact: true });
  // typed values stay after a wrong code
  await code.fill('12345');
  await page.getByRole('button', { name: startOf('ru', 'checkout', 'placeCash') }).click();
  await expect(page.getByText(word('ru', 'checkout', 'codeNeeded')).first()).toBeVisible();
  await expect(page.getByLabel(word('ru', 'checkout', 'name'))).toHaveValue('Малика');
  await proveByCode(page, { language: 'ru', phone, button: 'placeCash' });
  await expect(page).toHaveURL(/\/checkout\/success\?order=Z-/);
  await expect(page.getByText(serial)).toBeVisible();
  await context.close();
});

async function filterBySize17(page: Page, language: Language, isMobile: boolean): Promise<void> {
  const size17 = 'input[name="ringSize"][value="17"]';
  if (!isMobile)
    return page
      .locator('#filters label')
      .filter({ has: page.locator(size17) })
      .click();
  const filters = page.locator('main').getByRole('link', { name: startOf(language, 'catalog', 'filters') });
  await filters.first().click();
  const sheet = page.getByRole('dialog');
  await sheet
    .locator('label')
    .filter({ has: page.locator(size17) })
    .click();
  // the button shows the number of pieces
  await sheet.getByRole('button', { name: /^(?:Показать|Show)|koʻrsatish$/ }).click();
}

const openTile = (page: Page, name: string) =>
  page.locator('main .tile').filter({ hasText: name }).locator('a[href*="/product/"]').first().click();

/** The cheapest available piece is preselected; returns its serial number. */
async function chooseFirstPiece(page: Page): Promise<string> {
  const text = await page
    .locator('main')
    .getByText(/ZR-\d{6}/)
    .first()
    .innerText();
  const [serial] = /ZR-\d{6}/.exec(text) ?? [];
  if (serial === undefined) throw new Error(`no serial number in "${text}"`);
  return serial;
}

async function fillCheckout(
  page: Page,
  { language, name, phone }: { language: Language; name: string; phone: string },
): Promise<void> {
  const label = (key: string) => word(language, 'checkout', key);
  await page.getByLabel(label('phone')).fill(phone);
  await page.getByLabel(label('name'), { exact: true }).fill(name);
  await page.getByRole('radio', { name: label('pickup'), exact: true }).check({ force: true });
  await page.locator('input[name="storeId"]').first().check();
  await page.getByRole('radio', { name: new RegExp(`^${label('method.CASH')}`) }).check();
  await page.getByLabel(label('consent')).check();
}

/** Reads the state from the API, not from the page. */
async function stateOf(page: Page, serial: string): Promise<string | undefined> {
  const list = await page.request.get(`/api/es/v1/es-products?q=${serial}`);
  const { data } = (await list.json()) as { data: { content: { artikul: string }[] } };
  const product = await page.request.get(`/api/v1/products/${data.content[0]?.artikul ?? ''}`);
  const { items } = (await product.json()) as { items: { serialNumber: string; productItemState: string }[] };
  return items.find((item) => item.serialNumber === serial)?.productItemState;
}
