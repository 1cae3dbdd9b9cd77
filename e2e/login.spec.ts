import { expect, test, type Locator, type Page } from '@playwright/test';
import { putIntoBag } from './bag.ts';
import { codeSentTo, newPhone } from './inbox.ts';
import { word } from './words.ts';
import { untilItListens, visit } from './visit.ts';

const auth = (key: string) => word('ru', 'auth', key);
const common = (key: string) => word('ru', 'common', key);
const codeField = (page: Page) => page.getByRole('dialog').getByLabel(auth('code'));

/** The link to the profile that a phone and a desktop show. */
const profileLink = (page: Page, isMobile: boolean): Locator =>
  isMobile
    ? page.getByRole('navigation', { name: common('menu') }).getByRole('link', { name: common('profile') })
    : page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(`^(${common('logIn')}|${common('profile')})$`) });

async function askForCode(page: Page, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(auth('phone')).fill(phone);
  await dialog.getByRole('button', { name: auth('sendCode') }).click();
  await expect(codeField(page)).toBeFocused();
}

/** Another code of six digits. */
const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');

/** Everything that the shop's pages answered so far. */
function listen(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/(?:assets|attachments)\//.test(response.url()) || response.status() >= 300) return;
    bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

test('a shopper logs in by phone over the page, stays on it, and no script sees a token', async ({
  page,
  isMobile,
  context,
}) => {
  const phone = newPhone();
  const answered = listen(page);
  await putIntoBag(page.request, isMobile ? 'ZR-092' : 'ZR-085');
  await visit(page, '/catalog');
  await profileLink(page, isMobile).click();
  await expect(page.getByRole('dialog').getByLabel(auth('phone'))).toBeFocused();
  await askForCode(page, `8 ${phone.slice(4, 6)} ${phone.slice(6)}`);
  const code = await codeSentTo(phone);
  // the last digit sends it
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
  'a code that the phone fills in while another one is on its way is not lost',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    const phone = newPhone();
    await visit(page, '/');
    await profileLink(page, isMobile).click();
    await askForCode(page, phone);
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
  'the code takes digits alone: a paste with anything else changes nothing',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    await visit(page, '/');
    await profileLink(page, isMobile).click();
    await askForCode(page, newPhone());
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
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('9');
    await expect(codeField(page)).toHaveValue('193');
  },
);

test(
  'what a shopper who is logged in is shown comes from no cache and goes into none',
  { tag: '@once' },
  async ({ page, request, isMobile }) => {
    const phone = newPhone();
    await visit(page, '/');
    await profileLink(page, isMobile).click();
    await askForCode(page, phone);
    const asks = await page.request.get('/');
    expect(asks.headers()['cache-control'], 'a login that was begun is somebody’s').toBe('private, no-store');
    await codeField(page).fill(await codeSentTo(phone));
    await expect(page.getByRole('dialog')).toBeHidden();
    const own = await page.request.get('/');
    expect(own.headers()['cache-control']).toBe('private, no-store');
    const userWord = />([^<]+)<\/a>/;
    const headerWord = (html: string) => userWord.exec(html.slice(html.indexOf('header-user')))?.[1];
    expect(headerWord(await own.text()), 'right on the first paint').toBe(common('profile'));
    // nobody else gets that page
    const others = await request.get('/');
    expect(others.headers()['cache-control']).toContain('public');
    expect(headerWord(await others.text())).toBe(common('logIn'));
    const question = await request.get('/?require-auth=%2Fprofile');
    expect(question.headers()['cache-control']).toBe('private, no-store');
  },
);

test('a guest’s click on a profile link asks for the login, and Back takes the question away', async ({
  page,
}) => {
  await visit(page, '/catalog');
  await page.getByRole('contentinfo').locator('a[href="/profile"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/catalog$/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/catalog$/);
});

test(
  'a profile page that is asked for directly is where the login leads',
  { tag: '@once' },
  async ({ page }) => {
    const phone = newPhone();
    await visit(page, '/profile/my-orders');
    await expect(page).toHaveURL('/?require-auth=%2Fprofile%2Fmy-orders');
    await askForCode(page, phone);
    // the page may go while the message is read
    await page.reload();
    await untilItListens(page);
    await expect(codeField(page)).toBeFocused();
    await codeField(page).fill(await codeSentTo(phone));
    await expect(page).toHaveURL(/\/profile\/my-orders$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('whoever closes the question is left with the page alone', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/en/profile');
  await expect(page).toHaveURL('/en?require-auth=%2Fen%2Fprofile');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('en', 'common', 'close') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/en$/);
});

test('a login leads to no other shop, whatever the address says', { tag: '@once' }, async ({ page }) => {
  const phone = newPhone();
  await visit(page, '/?require-auth=%2F%5Cevil.example');
  await askForCode(page, phone);
  await codeField(page).fill(await codeSentTo(phone));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/^http:\/\/(?:localhost|127\.0\.0\.1)[^/]*\/$/);
});

test('the keyboard alone registers by email, logs out, and logs in with the password', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const email = `malika.${newPhone().slice(1)}@mail.example`;
  const password = 'anor va zar 1842';
  await visit(page, '/');
  await profileLink(page, isMobile).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel(auth('phone'))).toBeFocused();
  await press(page, auth('byEmail'));
  await press(page, auth('register'));
  await expect(page.getByRole('dialog').getByLabel(auth('firstName'))).toBeFocused();
  await page.keyboard.type('Малика');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('short');
  await page.keyboard.press('Enter');
  await expect(page.getByText(auth('passwordShort'))).toBeVisible();
  await expect(page.getByLabel(auth('newPassword'))).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await codeSentTo(email));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(profileLink(page, isMobile)).toHaveText(common('profile'));

  await logOut(page);
  await expect(profileLink(page, isMobile)).toHaveText(common('logIn'));
  await profileLink(page, isMobile).press('Enter');
  await press(page, auth('byEmail'));
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(profileLink(page, isMobile)).toHaveText(common('profile'));
});

/** Walks to a link or a button of the dialog by Tab, and presses Enter. */
async function press(page: Page, name: string): Promise<void> {
  const target = page.getByRole('dialog').getByText(name, { exact: true });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
}

async function logOut(page: Page): Promise<void> {
  await visit(page, '/logout');
  await page.getByRole('button', { name: auth('logoutYes') }).press('Enter');
  await expect(page).toHaveURL(/\/$/);
}

test(
  'who logs out is asked first, and takes nothing along',
  { tag: '@once' },
  async ({ page, isMobile, context }) => {
    const phone = newPhone();
    await visit(page, '/profile');
    await askForCode(page, phone);
    await codeField(page).fill(await codeSentTo(phone));
    await expect(page).toHaveURL(/\/profile$/);
    const leave = page.getByRole('main').getByRole('link', { name: common('logOut') });
    await leave.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: auth('logoutNo') })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/profile$/);
    await page.evaluate(() => localStorage.setItem('favorites', '[1]'));
    await leave.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: auth('logoutYes') })
      .click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner')).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name.endsWith('_token'))).toEqual([]);
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]') as unknown),
    ).toEqual([]);
    await untilItListens(page);
    await profileLink(page, isMobile).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the same forms log in and out', async ({ page }) => {
    const phone = newPhone();
    const form = page.getByRole('region', {
      name: new RegExp(`${word('uz', 'auth', 'title.phone')}|${word('uz', 'auth', 'title.code')}`),
    });
    await page.goto('/uz/profile');
    await expect(page).toHaveURL('/uz?require-auth=%2Fuz%2Fprofile');
    await form.getByLabel(word('uz', 'auth', 'phone')).fill('12');
    await form.getByRole('button', { name: word('uz', 'auth', 'sendCode') }).click();
    await expect(form.getByText(word('uz', 'auth', 'phoneWrong'))).toBeVisible();
    await expect(form.getByLabel(word('uz', 'auth', 'phone'))).toHaveValue('12');
    await form.getByLabel(word('uz', 'auth', 'phone')).fill(phone);
    await form.getByRole('button', { name: word('uz', 'auth', 'sendCode') }).click();
    await form.getByLabel(word('uz', 'auth', 'code')).fill(await codeSentTo(phone));
    await form.getByRole('button', { name: word('uz', 'auth', 'logIn') }).click();
    await expect(page).toHaveURL(/\/uz\/profile$/);
    const logOut = page.getByRole('main').getByRole('link', { name: word('uz', 'common', 'logOut') });
    // the page's own styles hide the one that belongs to the other width
    await expect(logOut).toHaveCount(1);
    await logOut.click();
    await page.getByRole('button', { name: word('uz', 'auth', 'logoutYes') }).click();
    await expect(page).toHaveURL(/\/uz$/);
    await page.goto('/uz/profile');
    await expect(page).toHaveURL('/uz?require-auth=%2Fuz%2Fprofile');
  });
});
