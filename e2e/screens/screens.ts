// `npm run screens [ru|uz|uz-Cyrl|en] [width …] [kun|kecha] [--page …]`: pictures of every screen of the shop, in
// out/screens/<width>/<language>/, with `kecha` of the dark theme in out/screens/<width>-kecha/<language>/, and a
// list of visible defects (faults.ts). Starts a separate shop, as the browser tests do; SHOP_URL and SHOP_FOLDER name
// a running one. Without arguments: Russian at six widths in the light theme. `--sheets` combines the existing
// pictures side by side.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { pageLanguages, pathPrefix, type PageLanguage } from '#contract/words.ts';
import { commandLine, exitWithUsage, wholeNumber } from '#server/cli/command.ts';
import { launchOptions } from '#tools/browser.ts';
import openShop from '../global-setup.ts';
import { address, buy, logIn } from '../support/account.ts';
import { putIntoCart } from '../support/cart.ts';
import { findFaults } from './faults.ts';
import { limitNames, takeLimits } from './limits.ts';
import { cartScreens, guestScreens, heldScreens, profileScreens, screenNames, type Screen } from './list.ts';
import { makeSheets } from './sheets.ts';

const allWidths = [360, 390, 768, 1288, 1440, 1536];
const heights: Record<number, number> = { 360: 740, 390: 844, 768: 1024 };
const themes = ['kun', 'kecha'] as const;

const usage = `npm run screens [ru|uz|uz-Cyrl|en …] [width …] [kun] [kecha]: pictures of the shop's screens in out/screens; kecha is the dark theme.
  npm run screens -- --page product    one screen (${screenNames.join(', ')})
  npm run screens -- --page /stores    or any address, without the language's prefix; may be given several times
  npm run screens -- --limits          what shoppers read when they meet a limit, in a shop with tight ones, in out/screens/limits
  npm run screens -- --sheets          of the pictures that are there: sheets in out/screens/sheets, the languages side by side`;
const { positionals: words, values } = commandLine({
  usage,
  count: [0, 100],
  options: {
    page: { type: 'string', multiple: true },
    limits: { type: 'boolean' },
    sheets: { type: 'boolean' },
  },
});
const chosen = <Word extends string>(all: readonly Word[], otherwise: Word): Word[] => {
  const some = all.filter((word) => words.includes(word));
  return some.length > 0 ? some : [otherwise];
};
const languages = chosen(pageLanguages, 'ru');
const shownThemes = chosen(themes, 'kun');
const named: readonly string[] = [...pageLanguages, ...themes];
const wantedWidths = words
  .filter((word) => !named.includes(word))
  .map((word) => wholeNumber(word, { name: 'A width', usage, min: 200, max: 4_000 }));
const widths = wantedWidths.length > 0 ? wantedWidths : allWidths;
const pages = values.page ?? [];
const unknown = pages.find((page) => !page.startsWith('/') && !screenNames.includes(page));
if (unknown !== undefined && !values.limits) exitWithUsage(`There is no screen "${unknown}".`, usage);
const notALimit = values.limits ? pages.find((page) => !limitNames.includes(page)) : undefined;
if (notALimit !== undefined) exitWithUsage(`There is no limit "${notALimit}".`, usage);

if (values.sheets) await makeSheets();
else if (values.limits)
  await withBrowser((browser) =>
    takeLimits(browser, { languages, widths, names: pages.length > 0 ? pages : limitNames }),
  );
else await takeAll();

async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

async function takeAll(): Promise<void> {
  const close = await openShop();
  try {
    await withBrowser(takeWith);
  } finally {
    await close();
  }
}

async function takeWith(browser: Browser): Promise<void> {
  for (const language of languages)
    // a phone has touch input, so it needs separate pages; other widths are the same page, resized
    for (const isPhone of [true, false]) {
      const some = widths.filter((width) => width < 768 === isPhone);
      const open: Open = () => openContext(isPhone);
      if (some.length > 0) await takeShopper({ language, some, open });
    }

  async function openContext(isPhone: boolean): Promise<BrowserContext> {
    const context = await browser.newContext({
      ...(process.env['SHOP_URL'] && { baseURL: process.env['SHOP_URL'] }),
      isMobile: isPhone,
      hasTouch: isPhone,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    // a long page takes its time on a loaded machine
    context.setDefaultTimeout(180_000);
    // the theme follows the browser's, which can change without another visit
    await context.addInitScript(() => localStorage.setItem('theme', 'system'));
    return context;
  }
}

type Open = () => Promise<BrowserContext>;
interface Shopper {
  language: PageLanguage;
  some: number[];
  open: Open;
}

async function takeShopper({ language, some, open }: Shopper): Promise<void> {
  const take = (page: Page, screens: Screen[]) => takeScreens({ page, screens, language, some });
  const guest = await open();
  const page = await guest.newPage();
  await take(page, wanted([...guestScreens(language), ...givenAddresses()]));
  if (wanted([...cartScreens, ...heldScreens]).length > 0) {
    await putIntoCart(page.request, 'ZR-085');
    await take(page, wanted(cartScreens));
    await page.request.post('/api/v1/cart/hold');
    await take(page, wanted(heldScreens));
  }
  await guest.close();
  if (wanted(profileScreens({ number: '', token: '' })).length === 0) return;
  const shopper = await open();
  const own = await shopper.newPage();
  const account = await logIn(own);
  await account.call('POST', '/addresses', address);
  const order = await buy(account, { artikul: 'ZR-041' });
  await take(own, wanted(profileScreens(order)));
  await account.call('POST', `/orders/${order.number}/cancel`);
  await shopper.close();
}

async function takeScreens(all: {
  page: Page;
  screens: Screen[];
  language: PageLanguage;
  some: number[];
}): Promise<void> {
  const { page, screens, language, some } = all;
  for (const screen of screens) {
    await page.emulateMedia({ colorScheme: 'light' });
    await resize(page, some[0] ?? 1440);
    await open(page, `${pathPrefix(language)}${screen.path}`);
    await showAll(page);
    for (const width of some) {
      await resize(page, width);
      for (const fault of await findFaults(page, language))
        process.stdout.write(`${screen.name} ${language} ${width}: ${fault}\n`);
      for (const theme of shownThemes) {
        const folder = path.join('out/screens', `${width}${theme === 'kecha' ? '-kecha' : ''}`, language);
        mkdirSync(folder, { recursive: true });
        await page.emulateMedia({ colorScheme: theme === 'kecha' ? 'dark' : 'light' });
        await page.screenshot({ path: path.join(folder, `${screen.name}.png`), fullPage: true });
      }
    }
  }
}

/** On a busy machine the server may respond with 503; then the page is opened again. */
async function open(page: Page, address: string): Promise<void> {
  for (let time = 0; time < 5; time += 1) {
    const answer = await page.goto(address);
    if (answer?.status() !== 503) return;
    await page.waitForTimeout(3_000);
  }
}

function resize(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: heights[width] ?? 900 });
}

/** All screens, or those named by `--page`. */
function wanted(screens: readonly Screen[]): Screen[] {
  return pages.length === 0
    ? [...screens]
    : screens.filter(({ name, path: at }) => pages.includes(name) || pages.includes(at));
}

function givenAddresses(): Screen[] {
  return pages
    .filter((page) => page.startsWith('/'))
    .map((page) => ({ name: page.slice(1).replaceAll(/[^\w-]+/g, '-') || 'home', path: page }));
}

/** Loads everything further down at once, which normally loads when it is near. Waits at most ten seconds for pictures. */
async function showAll(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await nearAll(page);
  await page.evaluate(async () => {
    // parts further down are not laid out before they are near
    const style = new CSSStyleSheet();
    style.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(style);
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    const shown = Promise.all(pictures.map((picture) => picture.decode().catch(() => null)));
    await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, 10_000))]);
  });
}

/** In a window as high as the page everything is near. Nothing is scrolled, because scrolling hides the consent bar. */
async function nearAll(page: Page): Promise<void> {
  const window = page.viewportSize() ?? { width: 1440, height: 900 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: window.width, height: Math.max(height, window.height) });
  await page.waitForTimeout(700);
  await page.waitForLoadState('networkidle');
  await page.setViewportSize(window);
}
