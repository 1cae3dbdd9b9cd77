import path from 'node:path';
import { expect, test } from '@playwright/test';
import { joinDatabase } from '#database/join.ts';
import { logIn } from '../support/account.ts';
import { codeSentTo } from '../support/inbox.ts';
import { visit } from '../support/visit.ts';
import { button, t } from './profile.ts';

/** Runs one statement on the shop's database; `$1` is the phone. */
async function change(statement: string, phone: string): Promise<void> {
  const database = await joinDatabase({
    url: undefined,
    folder: path.join(process.env['SHOP_FOLDER'] ?? '.data', 'postgres'),
    onServerEnded: () => undefined,
  });
  await database.pool.query(statement, [phone]);
  await database.close();
}

const ofPhone = '(select id from users where phone = $1)';

/** Makes the shopper's login eleven minutes older. */
const makeOlder = (phone: string): Promise<void> =>
  change(
    `update sessions set created_at = created_at - interval '11 minutes' where user_id = ${ofPhone}`,
    phone,
  );

test('abuse 12: with an older login, closing the account requires a code on the same page', async ({
  page,
}) => {
  const { phone } = await logIn(page);
  await makeOlder(phone);
  await visit(page, '/profile/settings');
  const account = page.getByRole('region', { name: t('account.title') });
  await account.getByText(t('account.close'), { exact: true }).click();
  await account.getByLabel(t('account.isSure')).check();
  await button(account, 'account.closeYes').click();
  await expect(account.getByText(t('proof.title'))).toBeVisible();
  await expect(account.getByLabel(t('account.isSure'))).toBeChecked();
  await account.locator('[name=proofCode]').fill(await codeSentTo(phone));
  await button(account, 'account.closeYes').click();
  await expect(page).toHaveURL(/\/(?:#.*)?$/);
});

test('with an older login, ending another session requires a code on the same page, and the login continues with new tokens', async ({
  page,
  context,
}) => {
  const { phone } = await logIn(page);
  await makeOlder(phone);
  await change(
    `insert into sessions (user_id, device, expires_at)
     values (${ofPhone}, 'Safari, iPhone', now() + interval '1 day')`,
    phone,
  );
  const tokens = async () =>
    (await context.cookies()).filter(({ name }) => name.endsWith('_token')).map(({ value }) => value);
  const before = await tokens();
  await visit(page, '/profile/settings');
  const sessions = page.getByRole('region', { name: t('sessions.title') });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await button(sessions, 'sessions.end').first().click();
  await expect(sessions.getByText(t('proof.title'))).toBeVisible();
  await sessions.scrollIntoViewIfNeeded();
  await sessions.locator('[name=proofCode]').fill('000000');
  await button(sessions, 'sessions.end').first().click();
  await expect(sessions.locator('[name=proofCode]')).toHaveAttribute('aria-invalid', 'true');
  await sessions.locator('[name=proofCode]').fill(await codeSentTo(phone));
  await button(sessions, 'sessions.end').first().click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByText(t('sessions.current'))).toBeVisible();
  expect((await tokens()).filter((token) => before.includes(token))).toEqual([]);
  await visit(page, '/profile');
  await expect(page).toHaveURL(/\/profile$/);
});
