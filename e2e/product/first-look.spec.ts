import { expect, test, type Page } from '@playwright/test';
import { withPictures } from '../launch.ts';
import { visit } from '../support/visit.ts';

test.use({ launchOptions: withPictures });

test.skip(({ isMobile }) => !isMobile, 'a wide screen has room');

const paths = [
  { what: 'a ring', path: '/product/koltso-lastochka' },
  { what: 'a ring of twelve sizes in Uzbek', path: '/uz/product/silsila-nikoh-uzugi' },
  { what: 'a ring with a long name', path: '/product/ZR-017' },
  { what: 'a pendant without sizes in English', path: '/en/product/ZR-066' },
];

for (const { what, path } of paths)
  test(`of ${what} the picture, the price, the sizes and the button are visible at once, with the consent bar and the tab bar`, async ({
    page,
  }) => {
    await visit(page, path);
    const question = await rectangle(page, '.consent-bar');
    const tabs = await rectangle(page, '.bottom-bar');
    expect(question.height, 'one line').toBeLessThanOrEqual(45);
    expect(question.bottom).toBeLessThanOrEqual(tabs.top);
    expect((await rectangle(page, '.gallery-strip')).top).toBeGreaterThanOrEqual(0);
    for (const part of ['.buy-head h1', '.buy-price', '.size-cells', '.buy-row']) {
      if (part === '.size-cells' && (await page.locator(part).count()) === 0) continue;
      const { top, bottom } = await rectangle(page, part);
      expect.soft(top, part).toBeGreaterThan(0);
      expect.soft(bottom, part).toBeLessThanOrEqual(question.top);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

test('on a lower screen the consent bar does not cover the button: it is not shown on a product there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await visit(page, '/product/koltso-lastochka');
  await expect(page.locator('.consent-bar')).toBeHidden();
});

interface Rectangle {
  top: number;
  bottom: number;
  height: number;
}

async function rectangle(page: Page, selector: string): Promise<Rectangle> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return { top, bottom, height };
    });
}
