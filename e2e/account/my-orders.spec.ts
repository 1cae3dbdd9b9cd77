import { expect, test } from '@playwright/test';
import { buy, logIn } from '../support/account.ts';
import { rows } from './profile.ts';
import { startOf, word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

const order = (key: string) => word('ru', 'order', key);

for (const javaScriptEnabled of [true, false]) {
  const [name, tag] = javaScriptEnabled ? ['with JavaScript', []] : ['without JavaScript', '@once'];
  test.describe(name, { tag }, () => {
    test.use({ javaScriptEnabled });

    test('an order is viewed, cancelled after a confirmation, and ordered again', async ({
      page,
      isMobile,
    }) => {
      const account = await logIn(page);
      const { number, serial } = await buy(account, { artikul: isMobile ? 'ZR-041' : 'ZR-050' });
      await visit(page, '/profile');
      await page.getByRole('link', { name: number }).click();
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
      await expect(main.getByText(serial)).toBeVisible();
      await expect(main.getByRole('heading', { name: order('state.NEW') })).toBeVisible();
      await main
        .locator('summary')
        .filter({ hasText: order('cancel') })
        .click();
      await page.getByRole('button', { name: order('cancelYes') }).click();
      const cancelled = main.getByRole('heading', { name: order('state.CANCELLED') });
      await expect(cancelled).toBeVisible();
      if (javaScriptEnabled) await expect(cancelled).toBeFocused();
      await expect(main.locator('summary')).toHaveCount(0);
      await page.getByRole('button', { name: order('repeat') }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(main.getByText(/ZR-\d{6}/)).toBeVisible();
    });

    test('an unpaid order is switched to payment on receipt', { tag: '@once' }, async ({ page }) => {
      const account = await logIn(page);
      const main = page.getByRole('main');
      const bought = await buy(account, { artikul: 'ZR-052', method: 'FAKE' });
      await visit(page, '/profile/my-orders');
      await expect(rows(page)).toContainText(order('next.PAY'));
      await page.getByRole('link', { name: bought.number }).click();
      const pay = page.getByRole('button', { name: startOf('ru', 'order', 'paySum') });
      await expect(pay).toBeVisible();
      await main
        .locator('summary')
        .filter({ hasText: order('otherMethods') })
        .click();
      await page.getByRole('button', { name: startOf('ru', 'checkout', 'method.CASH') }).click();
      await expect(page.getByRole('heading', { name: order('state.NEW') })).toBeVisible();
      await expect(pay).toHaveCount(0);
      await account.call('POST', `/orders/${bought.number}/cancel`);
    });
  });
}

test('the parts of an order that cannot be ordered again are listed', { tag: '@once' }, async ({ page }) => {
  const account = await logIn(page);
  // a model with a single piece
  const { number } = await buy(account, { artikul: 'ZR-021' });
  await visit(page, `/profile/my-orders/${number}`);
  await page.getByRole('button', { name: order('repeat') }).click();
  await expect(page.getByRole('status').filter({ hasText: '«Зухра»' })).toBeVisible();
  await account.call('POST', `/orders/${number}/cancel`);
});
