import { expect, test } from '@playwright/test';
import { visit } from '../support/visit.ts';

test('the language switch stays on the page, with its filters', async ({ page, isMobile }) => {
  await visit(page, '/catalog/koltsa?probe=585&ringSize=17');
  await page.getByRole('contentinfo').locator('a[hreflang="uz"]').click();
  await expect(page).toHaveURL(/\/uz\/catalog\/uzuklar\?probe=585&ringSize=17$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uzuklar');
  if (isMobile) return;
  const remembered = await page.context().cookies();
  expect(remembered.find(({ name }) => name === 'lang')?.value).toBe('uz');
});

test(
  'an address with another language’s slug is redirected permanently',
  { tag: '@once' },
  async ({ request }) => {
    const moves = [
      ['/catalog/rings', '/catalog/koltsa'],
      ['/uz/catalog/koltsa', '/uz/catalog/uzuklar'],
      ['/en/product/koltso-lastochka', '/en/product/swallow-ring'],
      ['/product/ZR-001', '/product/koltso-lastochka'],
      ['/_app', '/'],
      ['/uz/_app', '/uz'],
      ['/en/_app', '/en'],
    ];
    for (const [from = '', to = ''] of moves) {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status(), from).toBe(301);
      expect(answer.headers()['location'], from).toBe(to);
    }
  },
);

test(
  'each page declares its canonical address and its translations to search engines',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/en/product/swallow-ring?piece=ZR-000000&utm_source=telegram');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/en\/product\/swallow-ring$/,
    );
    for (const [language, path] of [
      ['ru', '/product/koltso-lastochka'],
      ['uz', '/uz/product/qaldirgoch-uzugi'],
      ['en', '/en/product/swallow-ring'],
      ['x-default', '/product/koltso-lastochka'],
    ]) {
      await expect(page.locator(`link[rel="alternate"][hreflang="${language}"]`)).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
    }
  },
);

test(
  'the language of a page is determined by its address, whatever the browser and the cookie contain',
  { tag: '@once' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'en-GB', ...(baseURL !== undefined && { baseURL }) });
    await context.addCookies([{ name: 'lang', value: 'uz', url: baseURL ?? 'http://localhost' }]);
    const page = await context.newPage();
    await page.goto('/catalog');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await context.close();
  },
);
