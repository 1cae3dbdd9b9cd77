import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { measurementCookie, measurementVersion } from '#contract/words.ts';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { buy, logIn } from './support/account.ts';
import { putIntoCart } from './support/cart.ts';
import { openShop, type Shop } from './shop.ts';
import { isBaselineBrowser, settle, showPlainPictures, steadyLaunch } from './support/stable-picture.ts';
import { visit } from './support/visit.ts';

// Twelve screens in Russian, on a phone and on a wide screen, compared with the pictures in e2e/pictures/;
// CONTRIBUTING.md says how they are updated. In a separate shop: no other test buys in it, and its clock begins at
// the same time in every run.

test.use({ launchOptions: steadyLaunch });
test.skip(!isBaselineBrowser, 'the pictures were taken with the browser that npm installs');

/** A Monday, noon in Tashkent: the stores are open, couriers work. */
const noon = '2026-11-23T07:00:00Z';

let shop: Shop;
const { SHOP_FOLDER: folderOfRun } = process.env;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const clock = pathToFileURL(join(import.meta.dirname, 'support', 'fixed-clock.ts')).href;
  shop = await openShop({ NODE_OPTIONS: `--import=${clock}`, SHOP_STARTS_AT: noon });
  // the folder from which the codes of logins are read (e2e/support/inbox.ts)
  process.env['SHOP_FOLDER'] = shop.folder;
});
test.afterAll(async () => {
  process.env['SHOP_FOLDER'] = folderOfRun;
  await shop.close();
});

/** High enough to show the parts of a page; a picture of a whole page would take seconds. */
const height = 1600;
const screens = [
  { width: 390, isMobile: true, inBag: 'ZR-085', bought: 'ZR-052' },
  { width: 1440, isMobile: false, inBag: 'ZR-041', bought: 'ZR-050' },
];

for (const { width, isMobile, inBag, bought } of screens)
  test(`twelve screens look as they did at ${width} px`, { tag: '@once' }, async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await open(browser, { width, isMobile });
    const page = await context.newPage();
    const take = async (name: string, path: string) => {
      await visit(page, path);
      await settle(page);
      await writeAlike(page);
      await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, {
        mask: changing.map((selector) => page.locator(selector)),
      });
    };
    await take('home', '/');
    await take('listing', '/catalog/koltsa');
    await take('search', '/catalog?q=кольцо');
    await take('product', '/product/koltso-lastochka');
    await take('favorites', '/favorites?ids=1,4,7');
    await take('stores', '/stores');
    await take('certificate', `/certificate/${certificateId(2026, 101)}`);
    await take('moment', '/nikoh-moments');
    await putIntoCart(page.request, inBag);
    await take('cart', '/cart');
    await page.request.post('/api/v1/cart/hold');
    await take('checkout', '/checkout');
    await takeOrder(page, { artikul: bought, take });
    await context.close();
  });

/** Elements that differ in each run: the remaining time of a hold, and the address of a page, which contains the shop's port. */
const changing = ['.hold-banner', '.certificate-code svg', '.certificate-address'];

/**
 * Replaces texts that differ from run to run and change the layout: the shop's port in the address of a certificate,
 * the number of an order.
 */
async function writeAlike(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const address of document.querySelectorAll('.certificate-address'))
      address.textContent = 'zarona.uz/certificate/ZC-2026-000101-LZ';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      currentNode.nodeValue = currentNode.nodeValue?.replace(/Z-\d{6}-\d{5,}/, 'Z-260408-00173') ?? null;
    }
  });
}

/** Buys a piece as a new user, and takes the pictures of the pages that follow an order. */
async function takeOrder(
  page: Page,
  { artikul, take }: { artikul: string; take: (name: string, path: string) => Promise<void> },
): Promise<void> {
  const account = await logIn(page);
  const { number } = await buy(account, { artikul });
  const { token } = (await account.call('GET', `/orders/${number}`)) as { token: string }; // api.md
  await take('success', `/checkout/success?order=${number}&token=${token}`);
  await take('orders', '/profile/my-orders');
}

async function open(
  browser: Browser,
  { width, isMobile }: { width: number; isMobile: boolean },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width, height },
    isMobile,
    hasTouch: isMobile,
    deviceScaleFactor: 1,
    locale: 'ru-RU',
    timezoneId: 'Asia/Tashkent',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(noon);
  // the consent bar would cover the page
  await context.addCookies([{ name: measurementCookie, value: `${measurementVersion}-no`, url: shop.url }]);
  await showPlainPictures(context);
  return context;
}
