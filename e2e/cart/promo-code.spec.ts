import { expect, test } from '@playwright/test';
import { putIntoCart } from '../support/cart.ts';
import { word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'the steps are the same on a wide screen'));

const checkout = (key: string) => word('ru', 'checkout', key);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a promo code is applied at the checkout, and typed values stay', async ({ page }) => {
    await putIntoCart(page.request, 'ZR-071');
    await visit(page, '/checkout');
    await page.getByLabel(checkout('name'), { exact: true }).fill('Тимур');
    await page.getByText(word('ru', 'cart', 'promo.ask')).click();
    const code = page.getByLabel(word('ru', 'cart', 'promo.code'));
    const name = page.getByLabel(checkout('name'), { exact: true });
    await code.fill('SALAM');
    await page.getByRole('button', { name: word('ru', 'cart', 'promo.apply') }).click();
    await expect(page.getByText(word('ru', 'cart', 'promoProblem.UNKNOWN'))).toBeVisible();
    await expect(name).toHaveValue('Тимур');
    await expect(code).toHaveValue('SALAM');

    // Enter presses the form's first button, which orders: the code is applied first
    await code.fill('SALOM');
    await code.press('Enter');
    await expect(page.getByText('SALOM').first()).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(name).toHaveValue('Тимур');
  });
});
