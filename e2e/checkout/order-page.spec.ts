import path from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { joinDatabase } from '#database/join.ts';
import { readConfig } from '#server/config/config.ts';
import { advanceOrder, type StaffDeps } from '#server/order/advance-order.ts';
import { handOverOrder } from '#server/order/hand-over-order.ts';
import { buy, logIn } from '../support/account.ts';
import { expectNoViolations } from '../support/axe.ts';
import { word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

const t = (key: string) => word('ru', 'order', key);
const folder = () => process.env['SHOP_FOLDER'] ?? '.data';

test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'once is enough'));

/** Performs an action of the staff while the shopper looks at the page. */
async function byStaff(act: (deps: StaffDeps) => Promise<unknown>): Promise<void> {
  const { db, close } = await joinDatabase({
    url: undefined,
    folder: path.join(folder(), 'postgres'),
    onServerEnded: () => undefined,
  });
  const { secrets } = readConfig({ DATA_DIR: folder() });
  try {
    await act({ db, secret: secrets.secretKey });
  } finally {
    await close();
  }
}

/** The address of the order's page, as sent in a message. */
async function linkOf(call: (method: string, url: string) => Promise<unknown>, number: string) {
  const { token } = (await call('GET', `/orders/${number}`)) as { token: string };
  return `/order/${number}?token=${token}`;
}

/** A page of another visitor, without scripts. */
const strangersPage = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false })).newPage();

test('a link to an order shows its state, and the contacts only after the last digits of the phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await logIn(page);
  const { phone, call } = account;
  const { number, serial } = await buy(account, { artikul: 'ZR-043' });
  const link = await linkOf(call, number);
  const guest = await strangersPage(browser, baseURL);
  const answer = await guest.goto(link);
  expect([answer?.headers()['cache-control'], answer?.headers()['referrer-policy']]).toEqual([
    'private, no-store',
    'same-origin',
  ]);
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const main = guest.getByRole('main');
  await expect(main.getByText(serial)).toBeVisible();
  await expect(main.getByText('Малика')).toHaveCount(0);
  await expect(main.locator('summary').filter({ hasText: t('cancel') })).toHaveCount(0);

  const digits = guest.getByLabel(t('proof.digits'));
  await digits.fill(phone.endsWith('0000') ? '1111' : '0000');
  await guest.getByRole('button', { name: t('proof.show') }).click();
  await expect(guest.getByText(word('ru', 'errors', 'detail.PHONE_DIGITS_WRONG'))).toBeVisible();
  await digits.fill(phone.slice(-4));
  await guest.getByRole('button', { name: t('proof.show') }).click();
  await expect(main.getByText('Малика')).toBeVisible();
  await expect(main.locator('summary').filter({ hasText: t('cancel') })).toBeVisible();
  expect((await guest.goto(link.replace(/token=.*/, 'token=guessed')))?.status()).toBe(404);
  await guest.context().close();
});

test('every step of an order is on its page, with its day; the profile shows the same page', async ({
  page,
}) => {
  const account = await logIn(page);
  const { number } = await buy(account, { artikul: 'ZR-044' });
  const steps = page.getByRole('list', { name: t('progress') }).getByRole('listitem');
  await page.goto(await linkOf(account.call, number));
  await expect(steps).toHaveText([
    new RegExp(t('state.NEW')),
    new RegExp(t('coming.CONFIRMED')),
    new RegExp(t('coming.ASSEMBLING')),
    new RegExp(t('coming.READY_FOR_PICKUP')),
    new RegExp(t('coming.DELIVERED')),
  ]);
  await byStaff(async (deps) => {
    for (const to of ['CONFIRMED', 'ASSEMBLING', 'READY_FOR_PICKUP'] as const)
      await advanceOrder(deps, { number, to, now: new Date() });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: t('state.READY_FOR_PICKUP') })).toBeVisible();
  await expect(page.getByText(/Храним до \d/)).toBeVisible();
  await expectNoViolations(page, 'the page of an order');
  await byStaff((deps) => handOverOrder(deps, { number, code: undefined, now: new Date() }));
  for (const address of [page.url(), `/profile/my-orders/${number}`]) {
    await page.goto(address);
    await expect(steps).toHaveCount(5);
    await expect(page.getByText(t('says.DELIVERED'))).toBeVisible();
  }
  // an order that was received has no page of thanks
  await page.goto(
    `/checkout/success?order=${number}&token=${new URL(await linkOf(account.call, number), page.url()).searchParams.get('token')}`,
  );
  await expect(page).toHaveURL(/\/order\/Z-/);
});

test('a paid order is cancelled on its page, which shows the amount of the refund', async ({ page }) => {
  const account = await logIn(page);
  const { number } = await buy(account, { artikul: 'ZR-045', method: 'FAKE' });
  await visit(page, await linkOf(account.call, number));
  await page.getByRole('button', { name: word('ru', 'order', 'paySum').split('{')[0] ?? '' }).click();
  await expect(page).toHaveURL(/fake-bank/);
  await page.getByRole('textbox').first().fill('8600 0000 0000 0001');
  await page.getByRole('button').first().click();
  await visit(page, await linkOf(account.call, number));
  await page
    .locator('summary')
    .filter({ hasText: t('cancel') })
    .click();
  await page.getByRole('button', { name: t('cancelYes') }).click();
  await expect(page.getByRole('heading', { name: t('state.CANCELLED') })).toBeFocused();
  await expect(page.getByText(/Вернём|Вернули/).first()).toBeVisible();
});
