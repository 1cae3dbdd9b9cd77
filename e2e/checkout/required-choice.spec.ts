import { expect, test, type Page } from '@playwright/test';
import { logIn } from '../support/account.ts';
import { putIntoCart } from '../support/cart.ts';
import { startOf, word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

/** Collects the addresses that forms are sent to. */
function sentForms(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) sent.push(request.url());
    if (request.method() === 'POST' && request.url().includes('.data')) sent.push(request.url());
  });
  return sent;
}

test(
  'an address without a district is not submitted, and the field says why',
  { tag: '@once' },
  async ({ page }) => {
    await logIn(page);
    await visit(page, '/profile/my-addresses?edit=new');
    const form = page.locator('#address-form');
    const sent = sentForms(page);
    await form.getByRole('button', { name: word('ru', 'profile', 'save'), exact: true }).click();
    const district = form.getByLabel(word('ru', 'profile', 'address.districtId'), { exact: true });
    await expect(district).toBeFocused();
    await expect(district).toHaveAttribute('aria-invalid', 'true');
    await expect(district).toHaveAccessibleDescription(word('ru', 'profile', 'address.chooseDistrict'));
    expect(sent).toEqual([]);
    await district.fill('Бектемирский район');
    await form.getByRole('option', { name: 'Бектемирский район' }).first().click();
    await expect(district).not.toHaveAttribute('aria-invalid');
  },
);

test('an order for delivery without a district is not submitted, but other buttons of the checkout work', async ({
  page,
}) => {
  await putIntoCart(page.request, 'ZR-044');
  await visit(page, '/checkout');
  await page
    .getByRole('radio', { name: word('ru', 'checkout', 'delivery'), exact: true })
    .check({ force: true });
  const sent = sentForms(page);
  await page.getByRole('button', { name: startOf('ru', 'checkout', 'placeCash') }).click();
  const district = page.getByLabel(word('ru', 'checkout', 'district'), { exact: true });
  await expect(district).toBeFocused();
  await expect(district).toHaveAccessibleDescription(word('ru', 'checkout', 'chooseDistrict'));
  expect(sent).toEqual([]);
  await page.getByText(word('ru', 'cart', 'promo.ask')).click();
  await page.getByLabel(word('ru', 'cart', 'promo.code')).fill('NOSUCH');
  await page.getByRole('button', { name: word('ru', 'cart', 'promo.apply') }).click();
  await expect.poll(() => sent.length).toBe(1);
});
