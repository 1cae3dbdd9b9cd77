import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../support/account.ts';
import { putIntoCart } from '../support/cart.ts';
import { enterCheckout, proveByCode, typedPhone } from '../support/checkout.ts';
import { newPhone } from '../support/inbox.ts';
import { startOf, word } from '../support/words.ts';
import { waitForHydration } from '../support/visit.ts';

const words = (key: string) => word('ru', 'checkout', key);
const cards = (key: string) => word('ru', 'profile', `cards.${key}`);
/** The test card of Payme's documentation. */
const card = { number: '8600 0691 9540 6311', expiry: '03/99', code: '666666' };

test.skip(({ isMobile }) => !isMobile, 'the steps are the same on every screen');
// Payme's own origin accepts no headers from our page that browsers do not send themselves
test.use({ extraHTTPHeaders: {} });

test('an order is paid on Payme’s page, and the shopper returns to a page with its real state', async ({
  page,
}) => {
  await putIntoCart(page.request, 'ZR-063');
  const phone = newPhone();
  await enterCheckout(page);
  await page.getByLabel(words('phone')).fill(typedPhone(phone, 'ru'));
  await page.getByLabel(words('name'), { exact: true }).fill('Тимур');
  await placeWith(page, 'PAYME');
  await proveByCode(page, { language: 'ru', phone, button: 'placeOnline' });
  await expect(page.getByRole('heading', { name: 'Payme' })).toBeVisible();
  await page.locator('button[value="pay"]').click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(page.getByText(words('success.paid'))).toBeVisible();
});

test('the number of a card is sent to Payme and nowhere else; later the card pays at once', async ({
  page,
}) => {
  const account = await logIn(page);
  const shop = new URL((await page.goto('/profile/my-cards'))?.url() ?? '').origin;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === shop) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await page.locator('a[href^="/payments/payme/card"]').click();
  await page.locator('#number').fill(card.number);
  await page.locator('#expiry').fill(card.expiry);
  await page.getByRole('button').click();
  await page.getByRole('button', { name: cards('getCode') }).click();
  await expect(page).toHaveURL(/\?code=\d+$/);
  await waitForHydration(page);
  await page.getByLabel(cards('code')).fill(card.code);
  await expect(page.getByText(cards('done.added'))).toBeVisible();
  expect(sent.join('\n')).toContain('cardToken');
  expect(sent.join('\n').replaceAll(/\D/g, '')).not.toContain(card.number.replaceAll(' ', ''));

  await account.putIntoCart('ZR-064');
  await enterCheckout(page);
  await page.getByLabel(words('name'), { exact: true }).fill('Тимур');
  await placeWith(page, 'PAYME:');
  await expect(page).toHaveURL(/\/checkout\/success\?/);
  await expect(page.getByText(words('success.paid'))).toBeVisible();
});

/** Places an order for pickup; `method` is the beginning of the method's value. */
async function placeWith(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: words('pickup'), exact: true }).check({ force: true });
  await page.locator('input[name="storeId"]').first().check();
  const radio = method.endsWith(':') ? `[value^="${method}"]` : `[value="${method}"]`;
  await page.locator(`input[name="method"]${radio}`).check();
  await page.getByLabel(words('consent')).check();
  await page.getByRole('button', { name: startOf('ru', 'checkout', 'placeOnline') }).click();
}
