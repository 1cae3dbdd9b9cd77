import path from 'node:path';
import { expect, test } from '@playwright/test';
import { joinDatabase } from '#database/join.ts';
import { logIn } from '../support/account.ts';
import { codeSentTo } from '../support/inbox.ts';
import { visit } from '../support/visit.ts';
import { button, t } from './profile.ts';

test('abuse 12: a login of before closes the account with a code that the page asks for in place', async ({
  page,
}) => {
  const { phone } = await logIn(page);
  const database = await joinDatabase({
    url: undefined,
    folder: path.join(process.env['SHOP_FOLDER'] ?? '.data', 'postgres'),
    onServerEnded: () => undefined,
  });
  await database.pool.query(
    `update sessions set created_at = created_at - interval '11 minutes'
     where user_id = (select id from users where phone = $1)`,
    [phone],
  );
  await database.close();
  await visit(page, '/profile/settings');
  const account = page.getByRole('region', { name: t('account.title') });
  await account.getByText(t('account.close'), { exact: true }).click();
  await account.getByLabel(t('account.isSure')).check();
  await button(account, 'account.closeYes').click();
  await expect(account.getByText(t('proof.title'))).toBeVisible();
  await expect(account.getByLabel(t('account.isSure'))).toBeChecked();
  if (process.env['SHOTS'])
    await account.screenshot({ path: `${process.env['SHOTS']}/proof-${page.viewportSize()?.width}.png` });
  await account.locator('[name=proofCode]').fill(await codeSentTo(phone));
  await button(account, 'account.closeYes').click();
  await expect(page).toHaveURL(/\/(?:#.*)?$/);
});
