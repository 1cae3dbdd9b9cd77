import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { address, logIn } from '../support/account.ts';
import { codeSentTo, newPhone } from '../support/inbox.ts';
import { button, t } from './profile.ts';
import { visit } from '../support/visit.ts';

const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111');
const section = (page: Page, name: string): Locator => page.getByRole('region', { name: t(`${name}.title`) });
const unfold = (place: Locator, key: string) =>
  place
    .locator('summary')
    .filter({ hasText: t(key) })
    .click();

test(
  'the profile is private: a guest has to log in, and its pages are never cached',
  { tag: '@once' },
  async ({ page }) => {
    for (const path of ['/profile', '/uz/profile/my-orders', '/profile/settings', '/profile/my-addresses']) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      const home = path.startsWith('/uz') ? '/uz' : '/';
      expect(answer.headers()['location']).toBe(`${home}?require-auth=${encodeURIComponent(path)}`);
    }
    const { call } = await logIn(page);
    await call('POST', '/addresses', address);
    for (const path of ['', '/my-orders', '/my-addresses', '/my-cards', '/settings', '/settings/export']) {
      const answer = await page.request.get(`/profile${path}`);
      expect([answer.status(), answer.headers()['cache-control']], path).toEqual([200, 'private, no-store']);
      if (path !== '/settings/export') expect(await answer.text()).toContain('content="noindex');
    }
  },
);

for (const javaScriptEnabled of [true, false]) {
  const [name, tag] = javaScriptEnabled ? ['with JavaScript', []] : ['without JavaScript', '@once'];
  test.describe(name, { tag }, () => {
    test.use({ javaScriptEnabled });

    test('a shopper fills in their profile; errors appear at their fields, and typed values stay', async ({
      page,
    }) => {
      await logIn(page);
      await visit(page, '/profile/settings');
      const person = section(page, 'person');
      const birthDate = person.getByLabel(t('person.birthDate'));
      await person.getByLabel(t('person.firstName')).fill('Малика');
      await birthDate.fill('2199-01-31');
      await button(person, 'save').click();
      await expect(birthDate).toHaveAttribute('aria-invalid', 'true');
      await expect(person.getByLabel(t('person.firstName'))).toHaveValue('Малика');
      await expect(birthDate).toHaveValue('2199-01-31');
      if (javaScriptEnabled) await expect(birthDate).toBeFocused();
      await birthDate.fill('1991-05-07');
      await person.getByLabel(t('person.genders.FEMALE')).check();
      await button(person, 'save').click();
      await expect(person.getByRole('status')).toHaveText(t('saved'));
      await expect(birthDate).toHaveValue('1991-05-07');

      const consents = section(page, 'consents');
      await consents
        .getByRole('group', { name: t('consents.news') })
        .getByLabel(t('consents.sms'))
        .check();
      await button(consents, 'save').click();
      await expect(consents.getByRole('status')).toHaveText(t('saved'));
      await expect(person.getByRole('status')).toBeEmpty();

      await visit(page, '/profile/settings');
      await expect(birthDate).toHaveValue('1991-05-07');
      await expect(consents.getByLabel(t('consents.sms')).first()).toBeChecked();
      await expect(consents.getByLabel(t('consents.email')).first()).not.toBeChecked();
      await visit(page, '/profile');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Здравствуйте, Малика');
    });

    test(
      'another phone becomes the shopper’s after its code was entered',
      { tag: '@once' },
      async ({ page }) => {
        await logIn(page);
        await visit(page, '/profile/settings');
        const [phone, contact] = [newPhone(), section(page, 'phone')];
        await unfold(contact, 'phone.change');
        await contact.getByLabel(t('phone.new')).fill(`8 ${phone.slice(4)}`);
        await button(contact, 'sendCode').click();
        const code = contact.getByRole('textbox');
        await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
        if (javaScriptEnabled) await expect(code).toBeFocused();
        const sent = await codeSentTo(phone);
        // with JavaScript the last digit submits it
        const type = async (digits: string) => {
          await code.fill(digits);
          if (!javaScriptEnabled) await button(contact, 'confirm').click();
        };
        await type(otherThan(sent));
        await expect(contact.getByText(/Осталось 4 попытки/)).toBeVisible();
        await button(contact, 'sendCodeAgain').click();
        await expect(contact.getByText(/Попробуйте снова/)).toBeVisible();
        await type(sent);
        await expect(contact.getByRole('status')).toHaveText(t('saved'));
        await expect(contact.getByText(new RegExp(`${phone.slice(-2)}$`))).toBeVisible();
      },
    );

    test(
      'closing the account needs a confirmation, and redirects to the home page as a guest',
      { tag: '@once' },
      async ({ page, context }) => {
        await logIn(page);
        await visit(page, '/profile/settings');
        if (javaScriptEnabled) await page.evaluate(() => localStorage.setItem('favorites', '[1]'));
        const account = section(page, 'account');
        await unfold(account, 'account.close');
        await button(account, 'account.closeYes').click();
        await expect(account.getByText(t('account.sayYes'))).toBeVisible();
        await account.getByLabel(t('account.isSure')).check();
        await button(account, 'account.closeYes').click();
        await expect(page).toHaveURL(/\/(?:#.*)?$/);
        const cookies = await context.cookies();
        expect(cookies.filter(({ name }) => name.endsWith('_token'))).toEqual([]);
        if (javaScriptEnabled)
          await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBeNull();
        await page.goto('/profile');
        await expect(page).toHaveURL(/require-auth/);
      },
    );
  });
}

test(
  'a new password ends the other sessions; a single one can be ended, and all at once',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { phone } = await logIn(page);
    const email = `a${phone.slice(1)}@example.com`;
    await visit(page, '/profile/settings');
    const contact = section(page, 'email');
    await unfold(contact, 'email.add');
    await contact.getByLabel(t('email.new')).fill(email);
    await button(contact, 'sendCode').click();
    await contact.getByRole('textbox').fill(await codeSentTo(email));
    await expect(contact.getByRole('status')).toHaveText(t('saved'));

    const password = section(page, 'password');
    await unfold(password, 'password.set');
    await password.getByLabel(t('password.new')).fill('kumush-uzuk-42');
    await button(password, 'save').click();
    await expect(password.getByRole('status')).toHaveText(t('saved'));

    // a phone may receive a code only once a minute, so the other devices log in by email
    const elsewhere = async () => {
      const other = await browser.newContext();
      const answer = await other.request.post(new URL('/api/v1/authenticate', page.url()).href, {
        data: { email, password: 'kumush-uzuk-42' },
      });
      expect(answer.ok()).toBe(true);
      await other.close();
    };
    await elsewhere();
    await elsewhere();
    await visit(page, '/profile/settings');
    const sessions = section(page, 'sessions');
    await expect(sessions.getByRole('listitem')).toHaveCount(3);
    await button(sessions, 'sessions.end').first().click();
    await expect(sessions.getByRole('listitem')).toHaveCount(2);

    await unfold(password, 'password.change');
    await password.getByLabel(t('password.current')).fill('wrong');
    await password.getByLabel(t('password.new')).fill('oltin-zirak-43');
    await button(password, 'save').click();
    await expect(password.getByLabel(t('password.current'))).toHaveAttribute('aria-invalid', 'true');
    await expect(password.getByLabel(t('password.new'))).toHaveValue('oltin-zirak-43');
    await password.getByLabel(t('password.current')).fill('kumush-uzuk-42');
    await button(password, 'save').click();
    await expect(password.getByRole('status')).toHaveText(t('saved'));
    await expect(sessions.getByRole('listitem')).toHaveCount(1);

    await button(sessions, 'sessions.endAll').click();
    await expect(page).toHaveURL(/\/(?:#.*)?$/);
    await page.goto('/profile');
    await expect(page).toHaveURL(/require-auth/);
  },
);

test('a shopper downloads everything that the shop stores about them', { tag: '@once' }, async ({ page }) => {
  const { phone, call } = await logIn(page);
  await call('POST', '/addresses', address);
  await visit(page, '/profile/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: t('account.export') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^zarona-\d{4}-\d\d-\d\d\.json$/);
  const exported: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(exported).toMatchObject({ me: { phone }, addresses: [{ street: address.street }], orders: [] });
});
