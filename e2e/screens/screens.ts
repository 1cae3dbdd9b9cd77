// `npm run screens [ru|uz|uz-Cyrl|en] [width …] [kecha] [--page …]`: a picture of every screen of the shop, in out/screens/<width>/<language>/, with
// `kecha` of the dark theme in out/screens/<width>-kecha/<language>/. Opens a shop of its own, as the browser tests do; SHOP_URL and
// SHOP_FOLDER name one that is open already. Without arguments: Russian at six widths.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { pageLanguages, pathPrefix, type PageLanguage } from '#contract/words.ts';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { commandLine, exitWithUsage, wholeNumber } from '#server/cli/command.ts';
import { findBrowser } from '#tools/browser.ts';
import { address, buy, logIn } from './support/account.ts';
import { putIntoBag } from './support/bag.ts';
import openShop from './global-setup.ts';

const widths = [360, 390, 768, 1288, 1440, 1536];
const heights: Record<number, number> = { 360: 740, 390: 844, 768: 1024 };

interface Screen {
  name: string;
  /** Without the language's prefix. */
  path: string;
}

const uzbek = { rings: 'uzuklar', ring: 'qaldirgoch-uzugi', collection: 'anor' };
const slugs: Record<PageLanguage, { rings: string; ring: string; collection: string }> = {
  ru: { rings: 'koltsa', ring: 'koltso-lastochka', collection: 'anor' },
  uz: uzbek,
  'uz-Cyrl': uzbek,
  en: { rings: 'rings', ring: 'swallow-ring', collection: 'anor' },
};

function guestScreens(language: PageLanguage): Screen[] {
  const { rings, ring, collection } = slugs[language];
  const named = (name: string, of: string): Screen => ({ name, path: of });
  return [
    named('home', '/'),
    named('catalog', '/catalog'),
    named('listing', `/catalog/${rings}`),
    named('listing-empty', `/catalog/${rings}?probe=750&stone=turquoise&ringSize=15.5`),
    named('product', `/product/${ring}`),
    named('product-sold', '/product/ZR-077'),
    named('favorites-empty', '/favorites'),
    named('favorites-shared', '/favorites?ids=1,4,7'),
    named('compare', '/compare?ids=1,4,7'),
    named('cart-empty', '/cart'),
    named('collections', '/collections'),
    named('collection', `/collections/${collection}`),
    named('moments', '/moments'),
    named('moment', '/nikoh-moments'),
    named('stores', '/stores'),
    named('store', '/stores/toshkent-chilonzor'),
    named('certificate-look-up', '/certificate'),
    named('certificate', `/certificate/${certificateId(2026, 101)}`),
    named('certificate-unknown', `/certificate/${certificateId(2026, 999_999)}`),
    ...[
      'about-brand',
      'about-factory',
      'size-guide',
      'fineness-and-hallmarks',
      'delivery',
      'returns',
      'payment',
      'care',
      'offer',
      'privacy',
      'contacts',
      'login',
      'offline',
    ].map((slug) => named(slug, `/${slug}`)),
    named('not-found', '/nothing-here'),
  ];
}

const profileScreens = (number: string): Screen[] =>
  ['', '/my-orders', `/my-orders/${number}`, '/my-addresses', '/my-cards', '/settings'].map((end) => ({
    name: `profile${end.replace(`/${number}`, '-one').replaceAll('/', '-')}`,
    path: `/profile${end}`,
  }));

const bagScreens: Screen[] = [
  { name: 'cart', path: '/cart' },
  { name: 'checkout-not-held', path: '/checkout' },
];
/** Its pieces are held. */
const heldScreens: Screen[] = [
  { name: 'cart-held', path: '/cart' },
  { name: 'checkout', path: '/checkout' },
];
const screenNames = [...guestScreens('ru'), ...bagScreens, ...heldScreens, ...profileScreens('0')].map(
  ({ name }) => name,
);

const usage = `npm run screens [ru|uz|uz-Cyrl|en] [width …] [kecha]: pictures of the shop's screens in out/screens; kecha is the dark theme.
  npm run screens -- --page product    one screen (${screenNames.join(', ')})
  npm run screens -- --page /stores    or any address, without the language's prefix; may be given several times`;
const { positionals: words, values } = commandLine({
  usage,
  count: [0, 100],
  options: { page: { type: 'string', multiple: true } },
});
const languages = pageLanguages.filter((language) => words.includes(language));
const isDark = words.includes('kecha');
const wantedWidths = words
  .filter((word) => !(word in slugs) && word !== 'kecha')
  .map((word) => wholeNumber(word, { name: 'A width', usage, min: 200, max: 4_000 }));
const pages = values.page ?? [];
const unknown = pages.find((page) => !page.startsWith('/') && !screenNames.includes(page));
if (unknown !== undefined) exitWithUsage(`There is no screen "${unknown}".`, usage);

const close = await openShop();
const found = findBrowser();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: found.args,
  env: { ...process.env, ...found.env },
});
try {
  for (const language of languages.length > 0 ? languages : (['ru'] as const))
    for (const width of wantedWidths.length > 0 ? wantedWidths : widths) await takeAll(language, width);
} finally {
  await browser.close();
  await close();
}

async function takeAll(language: PageLanguage, width: number): Promise<void> {
  const folder = path.join('out/screens', `${width}${isDark ? '-kecha' : ''}`, language);
  mkdirSync(folder, { recursive: true });
  const isPhone = width < 768;
  const open: Open = async () => {
    const context = await browser.newContext({
      ...(process.env['SHOP_URL'] && { baseURL: process.env['SHOP_URL'] }),
      viewport: { width, height: heights[width] ?? 900 },
      isMobile: isPhone,
      hasTouch: isPhone,
      serviceWorkers: 'block',
    });
    if (isDark) await context.addInitScript(() => localStorage.setItem('theme', 'kecha'));
    return context;
  };
  const take: Take = async (page, screens) => {
    for (const screen of screens) {
      await page.goto(`${pathPrefix(language)}${screen.path}`, { waitUntil: 'networkidle' });
      await showAll(page);
      await page.screenshot({ path: path.join(folder, `${screen.name}.png`), fullPage: true });
    }
  };
  const guest = await open();
  const page = await guest.newPage();
  await take(page, wanted([...guestScreens(language), ...givenAddresses()]));
  if (wanted([...bagScreens, ...heldScreens]).length > 0) {
    await putIntoBag(page.request, 'ZR-085');
    await take(page, wanted(bagScreens));
    await page.request.post('/api/v1/cart/hold');
    await take(page, wanted(heldScreens));
  }
  await guest.close();
  if (wanted(profileScreens('0')).length > 0) await takeProfile({ open, take });
  process.stdout.write(`${folder}\n`);
}

type Open = () => Promise<BrowserContext>;
type Take = (page: Page, screens: Screen[]) => Promise<void>;

async function takeProfile({ open, take }: { open: Open; take: Take }): Promise<void> {
  const shopper = await open();
  const own = await shopper.newPage();
  const account = await logIn(own);
  await account.call('POST', '/addresses', address);
  const { number } = await buy(account, { artikul: 'ZR-041' });
  await take(own, wanted(profileScreens(number)));
  await account.call('POST', `/orders/${number}/cancel`);
  await shopper.close();
}

/** All of them, or those that `--page` names. */
function wanted(screens: Screen[]): Screen[] {
  return pages.length === 0
    ? screens
    : screens.filter(({ name, path: at }) => pages.includes(name) || pages.includes(at));
}

function givenAddresses(): Screen[] {
  return pages
    .filter((page) => page.startsWith('/'))
    .map((page) => ({ name: page.slice(1).replaceAll(/[^\w-]+/g, '-') || 'home', path: page }));
}

/** Pictures far down load when they are near: goes there and comes back. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}
