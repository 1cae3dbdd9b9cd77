import type { Page } from '@playwright/test';
import { putIntoCart } from '../../support/cart.ts';
import { orderCart, proveByCode } from '../../support/checkout.ts';

/** Orders one piece for pickup and payment in a store. */
export async function placeCashOrder(page: Page): Promise<{ number: string; serial: string }> {
  const serial = await putIntoCart(page.request, 'ZR-088');
  const phone = await orderCart(page, 'CASH');
  await proveByCode(page, { language: 'ru', phone, button: 'placeCash' });
  await page.waitForURL(/\/checkout\/success/);
  const shown = await page
    .locator('main')
    .getByText(/Z-\d{6}-\d{5,}/)
    .first()
    .textContent();
  const [number = ''] = /Z-\d{6}-\d{5,}/.exec(shown ?? '') ?? [];
  return { number, serial };
}
