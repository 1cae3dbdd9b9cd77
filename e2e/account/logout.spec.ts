import { expect, test, type Page } from '@playwright/test';
import { codeSentTo, newPhone } from '../support/inbox.ts';
import { requestCode, auth, codeField, common, profileLink } from './login.ts';
import { startOf, word } from '../support/words.ts';
import { waitForHydration, visit } from '../support/visit.ts';

test('using only the keyboard, a shopper registers by email, logs out, and logs in with the password', async ({
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

/** Moves to a link or a button of the dialog with Tab, and presses Enter. */
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

/** What the browser still stores about a shopper. */
const personal = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const local = ['favorites', 'favorites-copy', 'viewed', 'searches'];
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith('checkout'));
    return [...local.filter((key) => localStorage.getItem(key) !== null), ...drafts];
  });

test(
  'a logout removes the shopper’s data from the browser even if the server cannot be reached',
  { tag: '@once' },
  async ({ page, context }) => {
    const phone = newPhone();
    await visit(page, '/profile');
    await requestCode(page, phone);
    await codeField(page).fill(await codeSentTo(phone));
    await expect(page).toHaveURL(/\/profile$/);
    await page.evaluate(() => {
      localStorage.setItem('viewed', '[1]');
      sessionStorage.setItem('checkout:7', '{"name":"Zulfiya"}');
    });
    await page
      .getByRole('main')
      .getByRole('link', { name: common('logOut') })
      .click();
    const yes = page.getByRole('dialog').getByRole('button', { name: auth('logoutYes') });
    await expect(yes).toBeVisible();
    // what sends the form, and the line that says that there is no connection, are loaded while there is one
    await page.waitForFunction(() =>
      ['logout-page', 'offline-'].every((part) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
      ),
    );
    await context.setOffline(true);
    // the line about it moves what is below, so a press at the same moment may miss the button
    await expect(page.getByText(startOf('ru', 'common', 'offline'))).toBeVisible();
    const failing = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await yes.click();
    await failing;
    await expect(page.getByRole('alert')).toHaveText(auth('logoutCut'));
    await context.setOffline(false);
    await page.goto('/');
    // the session has not ended, so the favorites are loaded from the server again
    expect((await personal(page)).filter((name) => !name.startsWith('favorites'))).toEqual([]);
  },
);

test(
  'logging out asks for confirmation and removes personal data from the browser',
  { tag: '@once' },
  async ({ page, isMobile, context }) => {
    const phone = newPhone();
    await visit(page, '/profile');
    await requestCode(page, phone);
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
    await page.evaluate(() => {
      localStorage.setItem('favorites', '[1]');
      localStorage.setItem('viewed', '[1]');
      localStorage.setItem('searches', '["uzuk"]');
      sessionStorage.setItem('checkout:7', '{"name":"Zulfiya"}');
    });
    const leaving = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes('/logout'),
    );
    await leave.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: auth('logoutYes') })
      .click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner')).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name.endsWith('_token'))).toEqual([]);
    expect(await (await leaving).allHeaders()).toMatchObject({ 'clear-site-data': '"cache"' });
    expect(await personal(page)).toEqual([]);
    await waitForHydration(page);
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
    // the stylesheet hides the one for the other width
    await expect(logOut).toHaveCount(1);
    await logOut.click();
    await page.getByRole('button', { name: word('uz', 'auth', 'logoutYes') }).click();
    await expect(page).toHaveURL(/\/uz$/);
    await page.goto('/uz/profile');
    await expect(page).toHaveURL('/uz?require-auth=%2Fuz%2Fprofile');
  });
});
