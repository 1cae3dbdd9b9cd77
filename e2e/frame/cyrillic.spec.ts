import { expect, test, type Page } from '@playwright/test';
import { latinNames } from '#texts/cyrillic/loan-words.ts';
import { toCyrillic } from '#texts/cyrillic/to-cyrillic.ts';
import { putIntoCart } from '../support/cart.ts';
import { codeSentTo, newPhone } from '../support/inbox.ts';
import { visit } from '../support/visit.ts';
import { word } from '../support/words.ts';

/** Numbers of pieces, grades, addresses of mail and pages. */
const numbersAndAddresses =
  /https?:\/\/\S+|[\w.+-]+@[\w.-]+|@\w+|[\w-]+\.(?:uz|com)\b|(?=[\w-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)*|\b(?:[A-Z]|[IVXL]+)\b/g;
const longestFirst = latinNames.toSorted((a, b) => b.length - a.length);

/** Latin words in the page's main part, except names, reviewers, and text marked as another language. */
async function latinWordsOf(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement; // every page has one
    for (const part of main.querySelectorAll('script, style, noscript, svg, [lang], .review-author'))
      part.remove();
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
    for (const part of main.querySelectorAll('[aria-label], [alt], [placeholder], [title]'))
      for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
        words.push(part.getAttribute(name) ?? '');
    return words.join('\n');
  });
  // a name may stay in its line: Uzum\u00A0Bank
  const other = text.replaceAll('\u00A0', ' ').replaceAll(numbersAndAddresses, ' ');
  const left = longestFirst.reduce((words, name) => words.replaceAll(name, ' '), other);
  return left.match(/[A-Za-zʻʼ]+/g) ?? [];
}

const paths = [
  '', '/catalog', '/catalog/uzuklar', '/catalog?q=узук', '/product/qaldirgoch-uzugi', '/collections', '/collections/anor',
  '/moments', '/nikoh-moments', '/stores', '/stores/toshkent-amir-temur', '/certificate', '/size-guide', '/cart',
  '/favorites', '/compare', '/login', '/delivery', '/returns', '/payment', '/care', '/offer', '/privacy', '/contacts',
  '/fineness-and-hallmarks', '/about-brand', '/about-factory', '/measurement', '/requests/call-back', '/checkout/failed',
  '/nothing-here',
]; // prettier-ignore

for (const path of paths)
  test(
    `/uz-cyrl${path} is in Cyrillic script, and so are the pages it links to`,
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(`/uz-cyrl${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'uz-Cyrl');
      expect(await latinWordsOf(page)).toEqual([]);
      const strays = page.locator('a[href^="/"]:not([href^="/uz-cyrl"], [hreflang], [href^="/api/"])');
      expect(await strays.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([]);
    },
  );

test('the language switch stays on the page, in both directions', async ({ page, isMobile }) => {
  await visit(page, '/uz/catalog/uzuklar?probe=585');
  await page.getByRole('contentinfo').locator('a[hreflang="uz-Cyrl"]').click();
  await expect(page).toHaveURL(/\/uz-cyrl\/catalog\/uzuklar\?probe=585$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Узуклар/);
  const remembered = async () => (await page.context().cookies()).find(({ name }) => name === 'lang')?.value;
  expect(await remembered()).toBe('uz-Cyrl');
  await page.getByRole('contentinfo').locator('a[hreflang="en"]').click();
  await expect(page).toHaveURL(/\/en\/catalog\/rings\?probe=585$/);
  if (!isMobile) expect(await remembered()).toBe('en');
});

test('navigation and search stay in Cyrillic script', async ({ page }) => {
  await visit(page, '/uz-cyrl/catalog/uzuklar');
  await page.locator('main a[href^="/uz-cyrl/product/"]').first().click();
  await expect(page).toHaveURL(/\/uz-cyrl\/product\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'uz-Cyrl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[А-яЎўҚқҒғҲҳ]{3}/);
  expect(await latinWordsOf(page)).toEqual([]);
  const found = await page.request.get('/uz-cyrl/search/suggestions?q=қалдирғоч');
  expect(JSON.stringify(await found.json())).toContain('«Қалдирғоч» узуги');
});

test('a guest orders in Cyrillic script only, until the order is placed', async ({ page }) => {
  const t = (key: string) => toCyrillic(word('uz', 'checkout', key));
  /** A button whose text begins with the amount. */
  const order = page.getByRole('button', { name: t('placeCash').replace(/^.*\}\}/, '') }).last();
  await putIntoCart(page.request, 'ZR-061');
  await visit(page, '/uz-cyrl/cart');
  await page
    .getByRole('main')
    .getByRole('button', { name: /асмийлаштир/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/uz-cyrl\/checkout$/);
  expect(await latinWordsOf(page)).toEqual([]);

  // missing values are reported in the same script
  await page.getByRole('radio', { name: t('pickup'), exact: true }).check({ force: true });
  await order.click();
  await expect(page.getByRole('alert').filter({ hasText: t('errorsTitle') })).toContainText(t('nameNeeded'));
  expect(await latinWordsOf(page)).toEqual([]);

  const phone = newPhone();
  await page.getByLabel(t('phone'), { exact: true }).fill(phone);
  await page.getByLabel(t('name'), { exact: true }).fill('Дилором Тўраева');
  await page.locator('input[name="storeId"]').first().check();
  await page.locator('input[name="method"][value="CASH"]').check();
  await page.locator('input[name="consent"]').check();
  await order.click();
  await page.getByLabel(t('code'), { exact: true }).fill(await codeSentTo(phone));
  expect(await latinWordsOf(page)).toEqual([]);
  await order.click();

  await expect(page).toHaveURL(/\/uz-cyrl\/checkout\/success\?order=Z-/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Раҳмат, Дилором Тўраева');
  expect(await latinWordsOf(page)).toEqual([]);
  await page.getByRole('link', { name: t('success.track') }).click();
  await expect(page).toHaveURL(/\/uz-cyrl\/order\/Z-/);
  expect(await latinWordsOf(page)).toEqual([]);
});

test('search engines find both scripts', { tag: '@once' }, async ({ page, request }) => {
  await page.goto('/uz-cyrl/product/qaldirgoch-uzugi');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/uz-cyrl\/product\/qaldirgoch-uzugi$/,
  );
  await expect(page.locator('link[rel="alternate"][hreflang="uz"]')).toHaveAttribute(
    'href',
    /\/uz\/product\/qaldirgoch-uzugi$/,
  );
  const sitemap = await (await request.get('/sitemaps/products-1.xml')).text();
  expect(sitemap).toMatch(/hreflang="uz-Cyrl" href="[^"]+\/uz-cyrl\/product\/qaldirgoch-uzugi"/);
  expect(sitemap).toMatch(/<loc>[^<]+\/uz-cyrl\/product\/qaldirgoch-uzugi<\/loc>/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the cart leads to the checkout', { tag: '@once' }, async ({ page }) => {
    await putIntoCart(page.request, 'ZR-090');
    await page.goto('/uz-cyrl/cart');
    await expect(page.locator('main h1')).toHaveText(/[А-яЎўҚқҒғҲҳ]{3}/);
    await page
      .locator('main')
      .getByRole('button', { name: /асмийлаштир/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/uz-cyrl\/checkout/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz-Cyrl');
  });
});
