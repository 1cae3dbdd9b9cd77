import { expect, test } from '@playwright/test';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);
const t = (key: string) => word('ru', 'bo-system', key);

test('a key is created, used by a program, and revoked', { tag: '@once' }, async ({ page, request }) => {
  await enterAs(page, 'OWNER');
  await page.goto('/admin/keys');
  await page.getByRole('button', { name: t('key.make') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('key.name')).fill('Склад-робот');
  await sheet.getByLabel(t('scope.orders.read'), { exact: true }).check();
  await sheet.getByRole('button', { name: t('key.make') }).click();
  const secret = await sheet.getByLabel(t('secret.label'), { exact: true }).inputValue();
  expect(secret).toMatch(/^zak_/);
  // it is shown once: Escape does not take it away
  await page.keyboard.press('Escape');
  await expect(sheet.getByLabel(t('secret.label'), { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: t('key.stored') }).click();
  await expect(sheet).toBeHidden();

  const headers = { authorization: `Bearer ${secret}` };
  const call = (path: string) => request.get(`/api/admin/v1/${path}`, { headers });
  expect((await call('orders?size=25')).status()).toBe(200);
  expect((await call('pieces?size=25')).status()).toBe(403);

  await page.getByRole('button', { name: 'Склад-робот' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('key.revoke') })
    .click();
  await expect(page.getByText(t('key.revoked'))).toBeVisible();
  expect((await call('orders?size=25')).status()).toBe(401);
  await expect(page.getByRole('row', { name: /Склад-робот/ })).toContainText(t('key.state.REVOKED'));
});

test('messages and tasks are shown in the system section', { tag: '@once' }, async ({ page }) => {
  await enterAs(page, 'SUPPORT');
  await page.goto('/admin/system');
  await page.getByRole('link', { name: word('ru', 'bo-shell', 'system.messages') }).click();
  await expect(page).toHaveURL(/\/admin\/messages$/);
  await page.getByRole('link', { name: word('ru', 'bo-shell', 'system.tasks') }).click();
  await expect(page.getByText(t('task.lead'))).toBeVisible();
});
