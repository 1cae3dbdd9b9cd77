import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { word, type Language } from '../support/words.ts';
import { visit } from '../support/visit.ts';

const pages: { language: Language; under: string; anor: string }[] = [
  { language: 'ru', under: '', anor: '/collections/anor' },
  { language: 'uz', under: '/uz', anor: '/uz/collections/anor' },
  { language: 'en', under: '/en', anor: '/en/collections/anor' },
];

test(
  'the eight collections link to their pieces, which can be filtered there',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/collections');
    const bands = page.locator('main section');
    await expect(bands).toHaveCount(8);
    const ratios = await bands
      .locator('.picture')
      .evaluateAll((pictures) => [
        ...new Set(pictures.map((one) => (one.clientWidth / one.clientHeight).toFixed(1))),
      ]);
    expect(ratios.length, 'not equal boxes').toBeGreaterThan(2);
    await page.getByRole('link', { name: 'Кош', exact: true }).click();
    await expect(page).toHaveURL(/\/collections\/kosh$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Кош');
    await visit(page, '/collections/kosh?metal=white');
    const tiles = page.locator('main article.tile');
    expect(await tiles.count()).toBeGreaterThan(0);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/collections\/kosh$/);
  },
);

test('a collection has one address in each language', { tag: '@once' }, async ({ request }) => {
  for (const [from, to] of [
    ['/collections/qosh?metal=white', '/collections/kosh?metal=white'],
    ['/uz/collections/kosh', '/uz/collections/qosh'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(answer.headers()['location'], from).toBe(to);
  }
});

test('an unknown moment or collection is not found', { tag: '@once' }, async ({ request }) => {
  for (const path of [
    '/nothing-here',
    '/nothing-moments',
    '/uz/nikoh',
    '/en/sakkizinchi-mart-moments',
    '/collections/nothing',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('a hotspot in the picture names its piece and links to it', async ({ page, isMobile }) => {
  await visit(page, '/uz/nikoh-moments');
  const dot = page.locator('.hotspot').first();
  const box = await dot.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const card = dot.locator('.hotspot-card');
  await expect(card).toBeHidden();
  if (isMobile) {
    await dot.tap();
    await expect(card).toBeVisible();
    await expect(page).toHaveURL(/nikoh-moments$/);
    await dot.tap();
  } else {
    await dot.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/uz\/product\//);
});

test(
  'a story whose pieces are all sold says so and offers other links',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/hayit-moments');
    await expect(page.getByText(word('ru', 'moments', 'allSold'))).toBeVisible();
    await expect(page.locator('.hotspot')).toHaveCount(0);
  },
);

test(
  'an untranslated story is shown with a note, and hidden from search engines',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/en/navroz-moments');
    await expect(page.getByText(word('en', 'moments', 'untranslated'))).toBeVisible();
    await expect(page.locator('article.moment')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
    await page.goto('/navroz-moments');
    await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveCount(0);
    await expect(page.locator('link[rel="alternate"][hreflang="uz"]')).toHaveCount(1);
  },
);

test('search engines get what is visible', { tag: '@once' }, async ({ page }) => {
  for (const [path, type] of [
    ['/collections', 'CollectionPage'],
    ['/collections/anor', 'CollectionPage'],
    ['/moments', 'CollectionPage'],
    ['/nikoh-moments', 'Article'],
  ] as const) {
    await page.goto(path);
    const graph = await graphOf(page);
    const found = graph.find((part) => part['@type'] === type);
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '?';
    expect(String(found?.['name'] ?? found?.['headline']), path).toContain(heading);
  }
});

test(
  'viewed products are shown on the home page and on other products',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/product/koltso-lastochka');
    const title = word('ru', 'common', 'viewed');
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    await visit(page, '/product/ZR-004');
    const viewed = page.getByRole('region', { name: title });
    await expect(viewed.getByRole('link')).toHaveCount(1);
    await visit(page, '/');
    await expect(viewed.getByRole('link')).toHaveCount(2);
    await expect(viewed.getByRole('link').nth(1)).toContainText('Ласточка');
    const { cookies } = await page.context().storageState();
    expect(cookies.filter(({ name }) => /view/.test(name))).toEqual([]);
  },
);

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  test('stories and collections can be read and link to pieces', async ({ page }) => {
    await page.goto('/collections');
    await page.getByRole('link', { name: 'Анор', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Анор');
    await page.goto('/nikoh-moments');
    await expect(page.locator('.scene-words p')).toHaveCount(3);
    await page.locator('.hotspot').first().click();
    await expect(page).toHaveURL(/\/product\//);
  });
});

for (const { language, under, anor } of pages) {
  test(
    `collections and moments are accessible in ${language}`,
    { tag: language === 'ru' ? [] : '@once' },
    async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of [`${under}/collections`, anor, `${under}/moments`, `${under}/ona-moments`]) {
        await page.goto(path);
        await expectNoViolations(page, path);
      }
    },
  );
}

test('collections and moments fit the narrowest phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'once is enough');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/collections', '/collections/anor', '/moments', '/nikoh-moments', '/uz/ona-moments']) {
    await page.goto(path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      path,
    ).toBe(0);
  }
});

async function graphOf(page: Page): Promise<Record<string, unknown>[]> {
  const text = (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}';
  const parsed: { '@graph'?: Record<string, unknown>[] } = JSON.parse(text);
  return parsed['@graph'] ?? [];
}
