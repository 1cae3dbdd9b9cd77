import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { putIntoCart } from '../support/cart.ts';
import { word, type Language } from '../support/words.ts';
import { waitForHydration, visit } from '../support/visit.ts';

const languages: { language: Language; prefix: string }[] = [
  { language: 'ru', prefix: '' },
  { language: 'uz', prefix: '/uz' },
  { language: 'en', prefix: '/en' },
];
const slugs = [
  'delivery',
  'returns',
  'payment',
  'care',
  'offer',
  'privacy',
  'contacts',
  'fineness-and-hallmarks',
  'about-brand',
  'about-factory',
  'size-guide',
];
const footer = (page: Page) => page.locator('footer');

for (const { language, prefix } of languages) {
  test(
    `the footer links to delivery and returns by their names in ${language}`,
    { tag: language === 'ru' ? [] : '@once' },
    async ({ page }) => {
      await page.goto(prefix || '/');
      for (const guide of ['delivery', 'returns'] as const) {
        const name = word(language, 'common', `guide.${guide}`);
        await footer(page).getByRole('link', { name, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(`${prefix}/${guide}`);
      }
    },
  );
}

test(
  'every help page has its own title, a position in the navigation, and translations',
  { tag: '@once' },
  async ({ request }) => {
    for (const slug of slugs) {
      const html = await (await request.get(`/uz/${slug}`)).text();
      expect.soft(html, slug).toMatch(/<title>[^<]{5,60} \| Zarona<\/title>/);
      expect.soft(html, slug).toMatch(/<meta name="description" content="[^"]{80,160}"/);
      expect.soft(html, slug).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/uz/${slug}"`));
      for (const other of [`/${slug}`, `/en/${slug}`])
        expect.soft(html, slug).toMatch(new RegExp(`hrefLang="\\w\\w" href="[^"]+\\d${other}"`, 'i'));
      expect.soft(html, slug).toContain('"BreadcrumbList"');
      expect.soft(html.match(/<h1/g), slug).toHaveLength(1);
    }
  },
);

test(
  'the price of delivery comes from the tariff, not from a text',
  { tag: '@once' },
  async ({ page, request }) => {
    const cities: { nameUz: string; cost: number }[] = await (
      await request.get('/api/v1/delivery-cities')
    ).json();
    await page.goto('/uz/delivery');
    const table = page.getByRole('table').first();
    for (const { nameUz } of cities) await expect(table).toContainText(nameUz);
    await expect(table).toContainText(/30\s000\ssoʻm/);
  },
);

test('hallmarks are drawn and named', { tag: '@once' }, async ({ page }) => {
  await page.goto('/en/fineness-and-hallmarks');
  await expect(page.getByRole('img', { name: word('en', 'pages', 'hallmark.ring') })).toBeVisible();
  const gold = page.getByRole('row', { name: 'Gold' }).first();
  await expect(gold.getByRole('listitem')).toHaveText([
    '375',
    '500',
    '585',
    '750',
    '875',
    '916',
    '958',
    '999',
  ]);
});

test('a ring is measured on the screen by keyboard, stored, and leads to rings of that size', async ({
  page,
}) => {
  const t = (key: string) => word('ru', 'sizes', key);
  await visit(page, '/size-guide');
  await page.getByRole('slider', { name: t('cardWidth') }).press('ArrowRight');
  await page.getByRole('button', { name: t('cardFits') }).click();
  const slider = page.getByRole('slider', { name: t('diameter') });
  await expect(slider).toHaveAttribute('aria-valuetext', '17\u00A0мм');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '17,5\u00A0мм');
  await page.getByRole('button', { name: t('larger') }).click();
  await page.getByRole('button', { name: t('save').replace('{{size}}', '18') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('storedHere') })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('link', { name: t('show').replace('{{size}}', '18') }).click();
  await expect(page).toHaveURL(/\/catalog\/koltsa\?ringSize=18$/);
});

test(
  'a strip of paper gives the next half size up, and an invalid length is explained',
  { tag: '@once' },
  async ({ page }) => {
    const t = (key: string) => word('uz', 'sizes', key);
    await visit(page, '/uz/size-guide');
    const length = page.getByLabel(t('stripLength'));
    await length.fill('12');
    await page.getByRole('button', { name: t('stripFind') }).click();
    await expect(page.getByText(t('stripWrong'))).toBeVisible();
    await length.fill('54');
    await page.getByRole('button', { name: t('save').replace('{{size}}', '17,5') }).click();
    await expect(page.getByText(t('mine').replace('{{size}}', '17,5'))).toBeVisible();
  },
);

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read, and a size is found in the table', async ({ page }) => {
    for (const slug of slugs) {
      await page.goto(`/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    // the text of a noscript element cannot be located by text
    await expect(page.locator('noscript .content-note')).toBeVisible();
    await expect(page.getByRole('row', { name: /^17 / })).toContainText('M½');
    await footer(page)
      .getByRole('link', { name: word('ru', 'common', 'aboutBrand') })
      .click();
    await expect(page).toHaveURL(/\/about-brand$/);
  });
});

test(
  'the rules of sale are linked at the piece and under the total of the cart',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/product/koltso-lastochka');
    const link = (namespace: string, key: string) =>
      page.getByRole('main').getByRole('link', { name: word('ru', namespace, key) });
    await expect(link('common', 'guide.sizeGuide')).toHaveAttribute('href', '/size-guide');
    await expect(link('product', 'moreDelivery')).toHaveAttribute('href', '/delivery');
    await putIntoCart(page.request, 'ZR-092');
    await page.goto('/cart');
    await expect(link('common', 'guide.returns')).toHaveAttribute('href', '/returns');
  },
);

for (const { language, prefix } of languages)
  test(
    `the help pages are accessible in ${language}`,
    { tag: language === 'ru' ? [] : '@once' },
    async ({ page }) => {
      test.setTimeout(150_000);
      for (const slug of slugs) {
        await page.goto(`${prefix}/${slug}`);
        await expectNoViolations(page, slug);
      }
    },
  );

test('no help page is wider than the narrowest phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'once is enough');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { prefix } of languages)
    for (const slug of slugs) {
      await page.goto(`${prefix}/${slug}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${prefix}/${slug}`).toBeLessThanOrEqual(320);
    }
});
