import { expect, test } from '@playwright/test';
import { withPictures } from './launch.ts';

test.use({ launchOptions: withPictures });

const homes = [
  { path: '/', language: 'ru' },
  { path: '/uz', language: 'uz' },
  { path: '/en', language: 'en' },
];

/** The message when a service worker is registered: these tests run without one, and a slow page gets as far as trying. */
const withoutWorker = 'Service Worker registration blocked by Playwright';

for (const { path, language } of homes) {
  test(
    `the home page opens in ${language} without errors in the console`,
    { tag: language === 'ru' ? [] : '@once' },
    async ({ page }) => {
      const consoleErrors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text());
      });
      page.on('pageerror', (error) => consoleErrors.push(error.message));
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(consoleErrors.filter((text) => text !== withoutWorker)).toEqual([]);
    },
  );
}

for (const path of [
  '/en/no-such-page',
  '/product/что-то',
  '/uz/catalog/no-such-category',
  '/catalog/%D0%BA%D0%BE%D0%BB%D1%8C%D1%86%D0%B0',
  '/checkout/success?order=Z-1&token=guessed',
]) {
  test(
    `an unknown address gets a useful page and the status 404: ${path}`,
    { tag: '@once' },
    async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    },
  );
}
