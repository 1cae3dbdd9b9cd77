import { expect, type Page } from '@playwright/test';
import { buy, logIn } from '../support/account.ts';
import { putIntoCart } from '../support/cart.ts';
import { newPhone } from '../support/inbox.ts';
import { rowsOf } from '../support/shop-database.ts';
import { waitForHydration, visit } from '../support/visit.ts';

export interface Met {
  page: Page;
  /** The path with the language's prefix. */
  at: (path: string) => string;
}

export const buyer = 'Malika Karimova';
export const submit = (page: Page) => page.locator('main form button[type="submit"]').last().click();

export async function fillOrder(page: Page): Promise<void> {
  await page.locator('input[name="name"]').fill(buyer);
  await page.locator('input[name="kind"][value="PICKUP"]').check({ force: true });
  await page.locator('input[name="storeId"]').first().check();
  await page.locator('input[name="method"][value="CASH"]').check();
  await page.locator('input[name="consent"]').check();
}

interface Sized {
  id: number;
  items: { productItemState: string; sizeMm: number | null; lengthCm: number | null }[];
}

/** Undefined for a draft, or a product that is no longer public. */
async function readProduct(page: Page, artikul: string): Promise<Sized | undefined> {
  const answer = await page.request.get(`/api/v1/products/${artikul}`);
  return answer.ok() ? ((await answer.json()) as Sized) : undefined; // api.md
}

const artikulsFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => `ZR-${String(first + nth).padStart(3, '0')}`);

/** The sizes of a model without an available piece, in the form of a request. */
function goneSizes({ items }: Sized): { sizeMm?: number; lengthCm?: number }[] {
  const unit = items.some(({ sizeMm }) => sizeMm !== null) ? 'sizeMm' : 'lengthCm';
  const here = new Set(
    items.filter((item) => item.productItemState === 'AVAILABLE').map((item) => item[unit]),
  );
  return [...new Set(items.map((item) => item[unit]))].flatMap((size) =>
    size === null || here.has(size) ? [] : [{ [unit]: size }],
  );
}

/** Requests as many alerts as an unproven phone may have. */
async function waitForFive(page: Page, phone: string): Promise<void> {
  let made = 0;
  for (const artikul of artikulsFrom(1, 60)) {
    const product = await readProduct(page, artikul);
    for (const size of product === undefined ? [] : goneSizes(product)) {
      const data = { productId: product?.id, ...size, contact: { phone }, consent: true };
      const answer = await page.request.post('/api/v1/subscriptions/back-in-stock', { data });
      if (answer.ok()) made += 1;
      if (made === 5) return;
    }
  }
  throw new Error(`only ${made} sizes of the demo are sold out`);
}

async function chooseAndPut(page: Page): Promise<void> {
  await page.locator('.buy button[type="submit"]').first().click();
  await expect(page.locator('.buy-problem')).toBeVisible();
}

/** Types a card on the page of the demo's bank, and waits for its code. */
async function typeCard(page: Page, at: Met['at']): Promise<void> {
  await logIn(page);
  await visit(page, at('/profile/my-cards'));
  await page.locator('a[href^="/fake-bank/"]').click();
  await page.getByRole('button', { name: '9860 0000 0000 0011' }).click();
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL(/my-cards\?code=\d+$/);
  await waitForHydration(page);
}

/** Limits of what is requested by forms, and of the cart. */
export const limitsOfForms: Record<string, (met: Met) => Promise<void>> = {
  'stock-alerts': async ({ page, at }) => {
    const phone = newPhone();
    await waitForFive(page, phone);
    await visit(page, at('/requests/notify?product=ZR-077'));
    await page.locator('input[name="phone"]').fill(phone);
    await page.locator('input[name="consent"]').check();
    await submit(page);
    await expect(page.locator('main .field-error')).toBeVisible();
    await expect(page.locator('input[name="phone"]')).not.toHaveValue('');
  },
  'find-order': async ({ page, at }) => {
    const data = { number: 'Z-260412-00173', phone: newPhone() };
    for (let time = 0; time < 3; time += 1) await page.request.post('/api/v1/orders/link', { data });
    await visit(page, at('/checkout/success'));
    await page.locator('input[name="number"]').fill(data.number);
    await page.locator('main input[name="phone"]').fill(data.phone);
    await submit(page);
    await expect(page.locator('main .field-error')).toBeVisible();
    await expect(page.locator('input[name="number"]')).toHaveValue(data.number);
  },
  'full-bag': async ({ page, at }) => {
    for (const artikul of artikulsFrom(20, 20)) await putIntoCart(page.request, artikul);
    await visit(page, at('/product/ZR-050'));
    await chooseAndPut(page);
  },
  'used-up-code': async ({ page, at }) => {
    await visit(page, at('/login'));
    await page.locator('main input[name="phone"]').fill(newPhone());
    await submit(page);
    for (let time = 0; time < 5; time += 1) {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await page.locator('main input[name="code"]').fill('000000');
      await page.locator('main form button[type="submit"]').first().click();
      await answered;
    }
    await expect(page.locator('main .field-error')).toBeVisible();
  },
  // a person who has only the link, in another browser
  'digits-of-an-order': async ({ page, at }) => {
    const { number, token } = await buy(await logIn(page), { artikul: 'ZR-043' });
    await page.context().clearCookies();
    for (let time = 0; time < 5; time += 1)
      await page.request.post(`/api/v1/orders/${number}/proof?token=${token}`, { data: { digits: '0000' } });
    await visit(page, at(`/order/${number}?token=${token}`));
    await page.locator('main input[name="digits"]').fill('0000');
    await page.locator('main form:has(input[name="digits"]) button[type="submit"]').click();
    await expect(page.locator('main .field-error')).toBeVisible();
  },
  'prepayment-needed': async ({ page, at }) => {
    const account = await logIn(page);
    const { number } = await buy(account, { artikul: 'ZR-044', method: 'FAKE' });
    await rowsOf("update orders set order_state = 'EXPIRED' where number = $1", [number]);
    await account.putIntoCart('ZR-045');
    await visit(page, at('/checkout'));
    await fillOrder(page);
    await page.locator('.checkout-pay button').click();
    await expect(page.locator('.error-summary')).toBeVisible();
    await expect(page.locator('input[name="name"]')).toHaveValue(buyer);
  },
  'codes-of-a-card': async ({ page, at }) => {
    await typeCard(page, at);
    await page.locator('main button[name="intent"][value="resend"]').click();
    await expect(page.locator('main [role="alert"], main .field-error').first()).toBeVisible();
  },
  'used-up-code-of-a-card': async ({ page, at }) => {
    await typeCard(page, at);
    for (let time = 0; time < 3; time += 1) {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await page.locator('main input[name="code"]').fill('111111');
      await answered;
    }
    await expect(page.locator('main [role="alert"], main .field-error').first()).toBeVisible();
  },
  'name-with-a-link': async ({ page, at }) => {
    await visit(page, at('/requests/call-back'));
    await page.locator('input[name="phone"]').fill(newPhone());
    await page.locator('input[name="name"]').fill('Malika zarona-priz.uz');
    await submit(page);
    await expect(page.locator('main .field-error')).toBeVisible();
  },
};
