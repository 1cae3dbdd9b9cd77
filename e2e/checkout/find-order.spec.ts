import { expect, test } from '@playwright/test';
import { startOf, word } from '../support/words.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'the last page of a checkout without an order helps to find the order',
      { tag: '@once' },
      async ({ page }) => {
        for (const path of [
          '/checkout/success',
          '/uz/checkout/failed',
          '/en/checkout/success?order=Z-260412-00001',
        ]) {
          const answer = await page.goto(path);
          expect(answer?.status(), path).toBe(200);
        }
        await expect(page.getByLabel(word('en', 'checkout', 'find.number'))).toHaveValue('Z-260412-00001');

        await page.goto('/checkout/failed');
        const send = page.getByRole('button', { name: word('ru', 'checkout', 'find.send') });
        await page.getByLabel(word('ru', 'checkout', 'find.number')).fill('12');
        await send.click();
        await expect(page.getByText(startOf('ru', 'checkout', 'find.numberWrong')).last()).toBeVisible();
        await page.getByLabel(word('ru', 'checkout', 'find.number')).fill('260412-99999');
        await page.getByLabel(word('ru', 'checkout', 'find.phone')).fill('90 000 11 22');
        await send.click();
        await expect(page.getByText(word('ru', 'checkout', 'find.sent'))).toBeVisible();
        await page.getByRole('link', { name: word('ru', 'checkout', 'find.shop') }).click();
        await expect(page).toHaveURL(/\/catalog$/);
      },
    );
  });
}

test('a wrong token grants no access', { tag: '@once' }, async ({ request }) => {
  for (const path of ['success', 'failed']) {
    const answer = await request.get(`/checkout/${path}?order=Z-260412-00001&token=${'a'.repeat(22)}`);
    expect(answer.status()).toBe(404);
  }
});
