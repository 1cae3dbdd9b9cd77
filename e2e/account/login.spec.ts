import { expect, test, type Page } from '@playwright/test';
import { putIntoCart } from '../support/cart.ts';
import { codeSentTo, newPhone } from '../support/inbox.ts';
import { requestCode, auth, codeField, common, profileLink } from './login.ts';
import { word } from '../support/words.ts';
import { waitForHydration, visit } from '../support/visit.ts';

/** A six-digit code other than this one. */
const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');

/** Collects all responses of the shop to the page. */
function listen(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/(?:assets|attachments)\//.test(response.url()) || response.status() >= 300) return;
    bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

test('a shopper logs in by phone in a dialog, stays on the page, and no script can read a token', async ({
  page,
  isMobile,
  context,
}) => {
  const phone = newPhone();
  const answered = listen(page);
  await putIntoCart(page.request, isMobile ? 'ZR-092' : 'ZR-085');
  await visit(page, '/catalog');
  await profileLink(page, isMobile).click();
  await expect(page.getByRole('dialog').getByLabel(auth('phone'))).toBeFocused();
  await requestCode(page, `8 ${phone.slice(4, 6)} ${phone.slice(6)}`);
  const code = await codeSentTo(phone);
  // the last digit submits it
  await page.keyboard.type(otherThan(code));
  await expect(page.getByRole('dialog').getByText(/Осталось 4 попытки/)).toBeVisible();
  await expect(codeField(page)).toHaveValue(otherThan(code));
  await codeField(page).fill(code);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(isMobile ? /\/profile$/ : /\/catalog$/);
  await expect(profileLink(page, isMobile)).toHaveText(common('profile'));
  const bag = page.getByRole('banner').locator('a[href="/cart"]');
  await expect(bag, 'the bag came along').toContainText('1');

  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'role')).toBeUndefined();
  const tokens = cookies.filter(({ name }) => /^(?:access|refresh)_token$/.test(name));
  expect(tokens.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([
    [true, 'Lax'],
    [true, 'Lax'],
  ]);
  await visit(page, '/profile');
  const seen =
    (await answered()) +
    (await page.evaluate(() => document.cookie + JSON.stringify([localStorage, sessionStorage])));
  for (const { value } of tokens) expect(seen).not.toContain(value);
});

test(
  'a code that the phone fills in while another one is being checked is not lost',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    const phone = newPhone();
    await visit(page, '/');
    await profileLink(page, isMobile).click();
    await requestCode(page, phone);
    const code = await codeSentTo(phone);
    let judge: () => void = () => undefined;
    const judged = new Promise<void>((resolve) => (judge = resolve));
    await page.route('**/login.data*', async (route) => {
      await judged;
      await route.continue();
    });
    await codeField(page).fill(otherThan(code));
    await codeField(page).fill(code);
    judge();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test(
  'the code field accepts only digits: pasting anything else changes nothing',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    await visit(page, '/');
    await profileLink(page, isMobile).click();
    await requestCode(page, newPhone());
    const paste = (text: string) =>
      codeField(page).evaluate((field, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    await page.keyboard.type('1a2');
    await expect(codeField(page)).toHaveValue('12');
    await paste('34 56');
    await expect(codeField(page)).toHaveValue('12');
    await expect(page.getByText(auth('digitsOnly'))).toBeVisible();
    await paste('34');
    await expect(codeField(page)).toHaveValue('1234');
    await page.keyboard.press('Backspace');
    await expect(codeField(page)).toHaveValue('123');
    // a fast user: the arrow key is pressed before the page has handled the cursor's position
    await codeField(page).evaluate((field) => {
      if (field instanceof HTMLInputElement) field.setSelectionRange(2, 3);
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    });
    await page.keyboard.type('9');
    await expect(codeField(page)).toHaveValue('193');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('4');
    await expect(codeField(page)).toHaveValue('1934');
  },
);

test(
  'pages shown to a logged-in shopper come from no cache and are not cached',
  { tag: '@once' },
  async ({ page, request, isMobile }) => {
    const phone = newPhone();
    await visit(page, '/');
    await profileLink(page, isMobile).click();
    await requestCode(page, phone);
    const begun = await page.request.get('/');
    expect(begun.headers()['cache-control'], 'a login that was begun is somebody’s').toBe(
      'private, no-store',
    );
    await codeField(page).fill(await codeSentTo(phone));
    await expect(page.getByRole('dialog')).toBeHidden();
    const own = await page.request.get('/');
    expect(own.headers()['cache-control']).toBe('private, no-store');
    const userWord = />([^<]+)<\/a>/;
    const headerWord = (html: string) => userWord.exec(html.slice(html.indexOf('header-user')))?.[1];
    expect(headerWord(await own.text()), 'right on the first paint').toBe(common('profile'));
    // nobody else receives that page
    const anonymous = await request.get('/');
    expect(anonymous.headers()['cache-control']).toContain('public');
    expect(headerWord(await anonymous.text())).toBe(common('logIn'));
    const question = await request.get('/?require-auth=%2Fprofile');
    expect(question.headers()['cache-control']).toBe('private, no-store');
  },
);

test('a guest’s click on a profile link opens the login, and Back closes it', async ({ page }) => {
  await visit(page, '/catalog');
  await page.getByRole('contentinfo').locator('a[href="/profile"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/catalog$/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/catalog$/);
});

test('the login redirects to the profile page that was requested', { tag: '@once' }, async ({ page }) => {
  const phone = newPhone();
  await visit(page, '/profile/my-orders');
  await expect(page).toHaveURL('/?require-auth=%2Fprofile%2Fmy-orders');
  await requestCode(page, phone);
  // the page may navigate while the message is being read
  await page.reload();
  await waitForHydration(page);
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(await codeSentTo(phone));
  await expect(page).toHaveURL(/\/profile\/my-orders$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('closing the login leaves the page as it was', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/en/profile');
  await expect(page).toHaveURL('/en?require-auth=%2Fen%2Fprofile');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('en', 'common', 'close') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/en$/);
});

test(
  'a login never redirects to another site, whatever the address contains',
  { tag: '@once' },
  async ({ page }) => {
    const phone = newPhone();
    await visit(page, '/?require-auth=%2F%5Cevil.example');
    await requestCode(page, phone);
    await codeField(page).fill(await codeSentTo(phone));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/^http:\/\/(?:localhost|127\.0\.0\.1)[^/]*\/$/);
  },
);
