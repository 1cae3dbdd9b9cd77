import { expect, test } from '@playwright/test';
import { totpCode } from '#server/staff/totp.ts';
import { expectNoViolations } from '../../support/axe.ts';
import { linkSentTo } from '../../support/inbox.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const login = (key: string) => word('ru', 'bo-login', key);
const ofStaff = (key: string) => word('ru', 'bo-staff', key);
const shell = (key: string) => word('ru', 'bo-shell', key);

test(
  'BO-68: an invited person sets a password and a second factor, logs in with both, and loses access when it is revoked',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.slow();
    const [email, name] = [`yangi${Date.now()}@example.uz`, 'Yangi Xodim'];
    await enterAs(page, 'OWNER');
    await page.goto('/admin/staff');
    await page.getByRole('button', { name: ofStaff('invite'), exact: true }).click();
    const invite = page.getByRole('dialog');
    await invite.getByLabel(ofStaff('name')).fill(name);
    await invite.getByLabel(shell('login.email')).fill(email);
    await invite.getByLabel(ofStaff('role')).selectOption('SUPPORT');
    await invite.getByLabel(ofStaff('language')).selectOption('ru');
    await invite.getByRole('button', { name: ofStaff('send') }).click();
    await expect(page.getByText(ofStaff('invited').replace('{{email}}', email))).toBeVisible();

    const link = await linkSentTo(email, /https?:\/\/\S+\/admin\/invitation#\S+/);
    const context = await browser.newContext({ ...onThisMachine, locale: 'ru-RU' });
    const theirs = await context.newPage();
    await theirs.goto(new URL(link).pathname + new URL(link).hash);
    for (const language of ['uz', 'ru'] as const) {
      await theirs.getByRole('button', { name: word(language, 'bo-shell', `language.${language}`) }).click();
      const title = word(language, 'bo-login', 'invitation.title');
      await expect(theirs.getByRole('heading', { name: title })).toBeVisible();
    }
    const password = 'bodom gullari oq';
    await theirs.getByLabel(login('invitation.password')).fill(password);
    await theirs.getByRole('button', { name: shell('login.next') }).click();
    const secret = (await theirs.locator('.enroll-code code').textContent())?.replaceAll(' ', '') ?? '';
    await expectNoViolations(theirs, 'a new second factor');
    await theirs.getByLabel(shell('login.code')).fill(totpCode(secret, new Date()));
    await theirs.getByRole('button', { name: login('enroll.confirm') }).click();
    const shown = theirs.locator('.recovery-codes code');
    await expect(shown).toHaveCount(10);
    const codes = await shown.allTextContents();
    await expect(theirs.getByText(login('invitation.leadCODES'))).toBeVisible();
    await expectNoViolations(theirs, 'the codes of recovery');
    await theirs.getByRole('button', { name: login('codes.done') }).click();
    await theirs.waitForURL(/\/admin\/(?:today|orders)$/);

    // after a logout they log in with the password and one of these codes, because the app's code was used already
    await context.clearCookies();
    await theirs.goto('/admin/login');
    await theirs.getByLabel(shell('login.email')).fill(email);
    await theirs.getByLabel(shell('login.password')).fill(password);
    await theirs.getByRole('button', { name: shell('login.next') }).click();
    await theirs.getByLabel(shell('login.code')).fill(codes[0] ?? '');
    await theirs.locator('form').getByRole('button').first().click();
    await theirs.waitForURL(/\/admin\/(?:today|orders)$/);

    await page.reload();
    const member = page.getByRole('row').filter({ hasText: email });
    await member.getByRole('button', { name }).click();
    // a slip of the finger must not end somebody's work
    const suspend = page.getByRole('dialog').getByRole('button', { name: ofStaff('suspend') });
    await suspend.click();
    const question = ofStaff('question.suspend').replace('{{name}}', name);
    await expect(page.getByRole('dialog').getByText(question)).toBeVisible();
    await expect(suspend).toBeFocused();
    await expectNoViolations(page, 'the question before access is suspended');
    await suspend.click();
    await expect(member).toContainText(ofStaff('states.SUSPENDED'));
    await theirs.goto('/admin/orders');
    await theirs.waitForURL(/\/admin\/login/);
    // a suspended person cannot set a new password, so the message does not offer it, unlike the one for shoppers
    await theirs.getByLabel(shell('login.email')).fill(email);
    await theirs.getByLabel(shell('login.password')).fill(password);
    await theirs.getByRole('button', { name: shell('login.next') }).click();
    await expect(theirs.getByRole('alert')).toHaveText(shell('login.refused'));
    await context.close();
  },
);
