import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { startOf, type Language } from './words.ts';

const shops = [
  { language: 'ru', prefix: '', rings: '/catalog/koltsa' },
  { language: 'uz', prefix: '/uz', rings: '/uz/catalog/uzuklar' },
  { language: 'en', prefix: '/en', rings: '/en/catalog/rings' },
] as const;

for (const { language, prefix, rings } of shops) {
  test(`every page can be used by everybody, in ${language}`, async ({ page }) => {
    test.slow();
    for (const path of [
      prefix || '/',
      `${prefix}/catalog`,
      rings,
      `${prefix}/cart`,
      `${prefix}/no-such-page`,
    ]) {
      await page.goto(path);
      await expectNoViolations(page);
    }
    await page.goto(rings);
    await page.locator('main .tile a[href*="/product/"]').nth(8).click();
    await expect(page).toHaveURL(/\/product\//);
    await expectNoViolations(page);
    await takePiece(page, language);
    for (const path of [`${prefix}/cart`, `${prefix}/checkout`]) {
      await page.goto(path);
      await expectNoViolations(page);
    }
  });

  test(`nothing is wider than a small phone, in ${language}`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a phone’s concern');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(rings);
    const product = await page.locator('main .tile a[href*="/product/"]').first().getAttribute('href');
    for (const path of [prefix || '/', `${prefix}/catalog`, rings, product ?? rings, `${prefix}/cart`]) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });
}

/** What axe finds in the page as it is, one line a finding. */
async function expectNoViolations(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect.soft(findings, page.url()).toEqual([]);
}

async function takePiece(page: Page, language: Language): Promise<void> {
  const add = page.locator('main').getByRole('button', { name: startOf(language, 'product', 'addToBag') });
  const added = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
  await add.first().click();
  await added;
}
