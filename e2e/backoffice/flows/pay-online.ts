import { expect, type Page } from '@playwright/test';
import { putIntoCart } from '../../support/cart.ts';
import { orderCart, proveByCode } from '../../support/checkout.ts';

/** Orders one piece of each of these models for pickup, and pays on the provider's page. */
export async function payOnline(
  page: Page,
  { artikuls, method }: { artikuls: readonly string[]; method: 'UZUM' | 'CLICK' },
): Promise<{ number: string; serials: string[] }> {
  const serials: string[] = [];
  for (const artikul of artikuls) serials.push(await putIntoCart(page.request, artikul));
  const phone = await orderCart(page, method);
  await proveByCode(page, { language: 'ru', phone, button: 'placeOnline' });
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  const [, number = ''] = /[?&]order=(Z-\d{6}-\d{5,})/.exec(page.url()) ?? [];
  return { number, serials };
}
