import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { pathPrefix, type PageLanguage } from '#contract/words.ts';
import { openShop } from '../shop.ts';
import { address, buy, logIn } from '../support/account.ts';
import { putIntoCart } from '../support/cart.ts';
import { newPhone } from '../support/inbox.ts';
import { visit } from '../support/visit.ts';
import { buyer, fillOrder, limitsOfForms, type Met, submit } from './limits-of-forms.ts';

/** Settings with which each limit is reached in few steps. */
const tight = {
  HELD_PIECES_UNPROVEN: '1',
  OPEN_ORDERS: '1',
  LAPSED_ORDERS: '1',
  CODES_PER_ADDRESS: '2',
  VISITS_PER_NETWORK: '1',
};

/** What was typed before the limit is there after it. */
const stillTyped = (page: Page) => expect(page.locator('input[name="name"]')).toHaveValue(buyer);

async function enter({ page, at }: Met): Promise<void> {
  await visit(page, at('/cart'));
  await page.locator('button[name="intent"][value="enter"]').click();
  await page.waitForURL(/\/checkout$/);
}

/** Every limit that a shopper can reach on the pages, and how. */
const limits: Record<string, (met: Met) => Promise<void>> = {
  'hold-needs-phone': async (met) => {
    for (const artikul of ['ZR-030', 'ZR-031']) await putIntoCart(met.page.request, artikul);
    await enter(met);
  },
  'hold-limit': async (met) => {
    await putIntoCart(met.page.request, 'ZR-030');
    for (let time = 0; time < 3; time += 1) {
      await met.page.request.post('/api/v1/cart/hold');
      await met.page.request.delete('/api/v1/cart/hold');
    }
    await enter(met);
  },
  'order-limit': async (met) => {
    const account = await logIn(met.page);
    await buy(account, { artikul: 'ZR-041' });
    await account.putIntoCart('ZR-042');
    await visit(met.page, met.at('/checkout'));
    await fillOrder(met.page);
    await met.page.locator('.checkout-pay button').click();
    await expect(met.page.locator('.error-summary')).toBeVisible();
    await stillTyped(met.page);
  },
  'codes-of-an-order': async (met) => {
    await spendCodes(met.page);
    await putIntoCart(met.page.request, 'ZR-030');
    await visit(met.page, met.at('/checkout'));
    await met.page.locator('input[name="phone"]').fill(newPhone());
    await fillOrder(met.page);
    await met.page.locator('.checkout-pay button').click();
    await expect(met.page.locator('.error-summary')).toBeVisible();
    await stillTyped(met.page);
  },
  'codes-of-a-login': async ({ page, at }) => {
    await spendCodes(page);
    await visit(page, at('/login'));
    const phone = newPhone();
    await page.locator('main input[name="phone"]').fill(phone);
    await submit(page);
    await expect(page.locator('main .field-error')).toBeVisible();
    await expect(page.locator('main input[name="phone"]')).not.toHaveValue('');
  },
  passwords: async ({ page, at }) => {
    const data = { email: 'malika@example.com', password: 'not-this-one' };
    for (let time = 0; time < 10; time += 1) await page.request.post('/api/v1/authenticate', { data });
    await visit(page, at('/login?form=email'));
    await page.locator('main input[name="email"]').fill(data.email);
    await page.locator('main input[name="password"]').fill(data.password);
    await submit(page);
    await expect(page.locator('main .field-error')).toBeVisible();
    await expect(page.locator('main input[name="email"]')).toHaveValue(data.email);
  },
  'call-back': async ({ page, at }) => {
    const phone = newPhone();
    for (const subject of [
      { kind: 'FACTORY_VISIT' },
      { kind: 'BUSINESS' },
      { kind: 'PRODUCT', productId: 1 },
    ])
      await page.request.post('/api/v1/callbacks', { data: { phone, name: buyer, subject, consent: true } });
    await visit(page, at('/requests/call-back'));
    await page.locator('input[name="phone"]').fill(phone);
    await page.locator('input[name="name"]').fill(buyer);
    await submit(page);
    await expect(page.locator('main .field-error')).toBeVisible();
    await stillTyped(page);
  },
  'busy-form': async ({ page, at }) => {
    await visit(page, at('/requests/call-back'));
    await page.locator('input[name="phone"]').fill(newPhone());
    await page.locator('input[name="name"]').fill(buyer);
    await page.route('**/*.data*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    );
    await submit(page);
    await expect(page.locator('main .field-error')).toBeVisible();
    await stillTyped(page);
  },
  visits: async ({ page, at }) => {
    for (let time = 0; time < 2; time += 1) {
      await visit(page, at('/requests/visit?store=buxoro'));
      await page.locator('input[name="time"]').nth(time).check();
      await page.locator('input[name="phone"]').fill(newPhone());
      await page.locator('input[name="name"]').fill(buyer);
      await submit(page);
      if (time === 0) await page.waitForURL(/\/requests\/visit\/./);
    }
    await expect(page.locator('main .field-error')).toBeVisible();
    await stillTyped(page);
  },
  'promo-codes': async ({ page, at }) => {
    await putIntoCart(page.request, 'ZR-030');
    for (let time = 0; time < 10; time += 1)
      await page.request.put('/api/v1/cart/promo-code', { data: { code: `GUESS${time}` } });
    await visit(page, at('/cart'));
    await page.locator('.promo-code summary').click();
    await page.locator('input[name="promoCode"]').fill('SALOM');
    await page.locator('.promo-code button[value="promo"]').click();
    await expect(page.locator('.promo-code .field-error')).toBeVisible();
  },
  addresses: async ({ page, at }) => {
    const account = await logIn(page);
    for (let time = 0; time < 10; time += 1) await account.call('POST', '/addresses', address);
    await visit(page, at('/profile/my-addresses?edit=new'));
  },
  certificates: async ({ page, at }) => {
    const looks = Array.from({ length: 40 }, () =>
      page.request.get('/api/v1/certificates/ZC-2026-000101-LZ'),
    );
    await Promise.all(looks);
    await page.goto(at('/certificate/ZC-2026-000101-LZ'));
  },
  ...limitsOfForms,
  // as the HTTP layer of pages shows them; `npm run attack` has the real load
  'page-429': ({ page, at }) => openRefused({ page, at }, 429),
  'page-503': ({ page, at }) => openRefused({ page, at }, 503),
};

export const limitNames: readonly string[] = Object.keys(limits);

/** Makes the server's response to a page's link a refusal. */
async function openRefused({ page, at }: Met, status: number): Promise<void> {
  await visit(page, at('/'));
  await page.route('**/stores.data*', (route) => route.fulfill({ status, body: '{}' }));
  await page
    .locator(`main a[href="${at('/stores')}"]`)
    .first()
    .click();
  await expect(page.locator('.screen')).toBeVisible();
}

/** Uses up the codes that one network may request. */
async function spendCodes(page: Page): Promise<void> {
  for (let time = 0; time < 2; time += 1)
    await page.request.post('/api/v1/authenticate-with-otp', { data: { phone: newPhone() } });
}

/** Takes pictures of each limit in out/screens/limits/<width>/<language>. Prints limits that do not appear, or that lose typed values. */
export async function takeLimits(
  browser: Browser,
  { languages, widths, names }: { languages: PageLanguage[]; widths: number[]; names: readonly string[] },
): Promise<void> {
  const shop = await openShop(tight);
  process.env['SHOP_FOLDER'] = shop.folder;
  let network = 0;
  try {
    for (const language of languages)
      for (const name of names) {
        network += 1;
        const context = await browser.newContext({
          baseURL: shop.url,
          viewport: { width: widths[0] ?? 390, height: 844 },
          // each limit has a separate network
          extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${network}` },
          serviceWorkers: 'block',
        });
        await takeLimit(context, { name, language, widths });
        await context.close();
      }
  } finally {
    await shop.close();
  }
}

async function takeLimit(
  context: BrowserContext,
  { name, language, widths }: { name: string; language: PageLanguage; widths: number[] },
): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const at = (to: string) => (to === '/' ? pathPrefix(language) || '/' : `${pathPrefix(language)}${to}`);
  await limits[name]?.({ page, at }).catch((error: unknown) => {
    process.stdout.write(`${name} ${language}: ${String(error).slice(0, 300)}\n`);
  });
  for (const width of widths) {
    const folder = path.join('out/screens/limits', String(width), language);
    mkdirSync(folder, { recursive: true });
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  }
}
