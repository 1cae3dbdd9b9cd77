import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { proveByCode, typedPhone } from '../support/checkout.ts';
import { newPhone } from '../support/inbox.ts';
import { startOf, word } from '../support/words.ts';
import { waitForHydration, visit } from '../support/visit.ts';

const uz = (namespace: string, key: string) => word('uz', namespace, key);
const withWords = (text: string, words: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => words[name] ?? '');

test('a shopper has a ring engraved, sees a preview, has it gift-wrapped, and orders it', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has the same form');
  await visit(page, '/uz/product/ZR-034');
  const form = page.locator('#buy');
  await form.locator('summary', { hasText: uz('product', 'engravingLabel') }).click();
  const field = form.getByLabel(uz('options', 'text'), { exact: true });

  await field.fill('Sevgilim ♥');
  await expect(form.getByText(withWords(uz('options', 'cannotCut'), { signs: '♥' }))).toBeVisible();
  await field.fill("O'g'limga");
  const preview = withWords(uz('options', 'preview'), { text: 'Oʻgʻlimga' });
  await expect(form.getByRole('img', { name: preview })).toBeVisible();
  await form.getByRole('radio', { name: uz('options', 'letterings.ITALIC') }).check({ force: true });
  await expect(form.getByText(uz('options', 'notReturnable'))).toBeVisible();

  await form.locator('summary', { hasText: uz('product', 'giftLabel') }).click();
  await form.getByRole('checkbox', { name: startOf('uz', 'options', 'wrap') }).check();
  await form.getByLabel(uz('options', 'card')).fill('Baxtli boʻling!');
  await expectNoViolations(page, 'the engraving and the box');

  await form
    .getByRole('button', { name: startOf('uz', 'product', 'addToCart') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: uz('product', 'inBag') }).first()).toBeVisible();
  await visit(page, '/uz/cart');
  await expect(page.getByText('Oʻgʻlimga')).toBeVisible();
  await expect(page.getByText('150 000')).toHaveCount(2);
  await expectNoViolations(page, 'the bag with an engraved piece');
  await page.locator('.cart-pay button').click();

  const phone = newPhone();
  const label = (key: string) => uz('checkout', key);
  await page.getByLabel(label('phone')).fill(typedPhone(phone, 'uz'));
  await page.getByLabel(label('name'), { exact: true }).fill('Gulnora Oʻrinova');
  await page.getByRole('radio', { name: label('pickup'), exact: true }).check({ force: true });
  await page.locator('input[name="storeId"]').first().check();
  await page.getByLabel(label('consent')).check();
  await page.locator('.checkout-pay button').click();
  await proveByCode(page, { language: 'uz', phone, button: 'placeCash' });
  await expect(page).toHaveURL(/\/uz\/checkout\/success\?order=Z-/);
  await expect(page.getByText('Oʻgʻlimga')).toBeVisible();
  await expect(page.getByText('Baxtli boʻling!')).toBeVisible();
  await expect(page.getByText(uz('cart', 'notReturnable'))).toBeVisible();

  // the gift slip
  await page.getByRole('link', { name: uz('checkout', 'giftSlip') }).click();
  await expect(page.getByRole('heading', { level: 1, name: uz('checkout', 'slip.title') })).toBeVisible();
  await expect(page.getByText('Oʻgʻlimga')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  // the announcement names the amount from which delivery is free: "1 mln soʻmdan"
  expect(await page.content()).not.toMatch(/\d{3}\s*soʻm|"(?:total|unitPrice|price)\\*"/);
  await expectNoViolations(page, 'the gift slip');
});

test('without JavaScript the same form accepts the text, and reports what cannot be engraved', async ({
  browser,
  baseURL,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has the same form');
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  // another size than in the test before, because its page may be cached for some seconds
  await page.goto('/product/obruchalnoe-koltso-rassvet?size=20');
  const ru = (namespace: string, key: string) => word('ru', namespace, key);
  const add = page
    .locator('#buy .buy-actions')
    .getByRole('button', { name: startOf('ru', 'product', 'addToCart') });
  await page.locator('summary', { hasText: ru('product', 'engravingLabel') }).click();
  await page.getByLabel(ru('options', 'text'), { exact: true }).fill('Люблю ♥');
  await add.click();
  await expect(page.getByRole('alert')).toContainText('♥');
  // typed values stay
  await expect(page.getByLabel(ru('options', 'text'), { exact: true })).toHaveValue('Люблю ♥');
  await page.getByLabel(ru('options', 'text'), { exact: true }).fill('Люблю');
  await add.click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Люблю')).toBeVisible();
  await page.getByRole('button', { name: startOf('ru', 'cart', 'without.engravingNamed') }).click();
  await expect(page.getByText('Люблю')).toHaveCount(0);
  await context.close();
});
