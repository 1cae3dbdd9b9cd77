import type { Page } from '@playwright/test';
import { codeSentTo, newPhone } from './inbox.ts';
import { startOf, word, type Language } from './words.ts';
import { visit } from './visit.ts';

/** Types the code that was sent to the order's phone (E.164) into the checkout and presses the button again. */
export async function proveByCode(
  page: Page,
  { language, phone, button }: { language: Language; phone: string; button: 'placeCash' | 'placeOnline' },
): Promise<void> {
  const field = page.getByLabel(word(language, 'checkout', 'code'), { exact: true });
  await field.fill(await codeSentTo(phone));
  // in Uzbek the button's text begins with the amount, so any button matches, and the order's is the first
  await page
    .getByRole('button', { name: startOf(language, 'checkout', button) })
    .first()
    .click();
}

/** `+998931234567` as a shopper of each language types it. */
export function typedPhone(phone: string, language: Language): string {
  const [, operator, a, b, c] = /^\+998(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone) ?? [];
  if (operator === undefined) throw new Error(`${phone} is not a phone number of Uzbekistan`);
  return {
    ru: `${operator} ${a} ${b} ${c}`,
    uz: `+998 ${operator} ${a} ${b} ${c}`,
    en: `998 ${operator} ${a} ${b} ${c}`,
  }[language];
}

/** Enters the checkout with the cart's button, which holds the pieces. */
export async function enterCheckout(page: Page, language: Language = 'ru'): Promise<void> {
  await visit(page, language === 'ru' ? '/cart' : `/${language}/cart`);
  await page.getByRole('button', { name: startOf(language, 'cart', 'checkoutSum') }).click();
  await page.waitForURL(/\/checkout$/);
}

/**
 * Fills in the order of the cart in Russian, for pickup and payment in the first store, and submits it; a code is
 * sent to its phone. Returns that phone, E.164.
 */
export async function orderCart(page: Page, method: 'CASH' | 'UZUM' | 'PAYME' | 'CLICK'): Promise<string> {
  const checkout = (key: string) => word('ru', 'checkout', key);
  await enterCheckout(page);
  const phone = newPhone();
  await page.getByLabel(checkout('phone')).fill(typedPhone(phone, 'ru'));
  await page.getByLabel(checkout('name'), { exact: true }).fill('Тимур');
  await page.getByRole('radio', { name: checkout('pickup'), exact: true }).check({ force: true });
  await page.locator('input[name="storeId"]').first().check();
  await page.locator(`input[name="method"][value="${method}"]`).check();
  await page.getByLabel(checkout('consent')).check();
  // without a script the button cannot reflect the chosen method yet
  const named = (key: string) => page.getByRole('button', { name: startOf('ru', 'checkout', key) });
  await named('placeOnline').or(named('placeCash')).click();
  return phone;
}
