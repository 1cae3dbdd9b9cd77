// `npm run bench:staff`: opens the back-office in a browser with a quarter of the processor. Measures the time until the first row or
// field can be used, cold and on the next screen, on a desktop and on a phone (BO-62), and the time from a key to the frame that shows it,
// in a list of 5,000 loaded rows and in the form of a model (BO-61). Times are measured inside the page, from the navigation, press or key
// to the following frame.
import os from 'node:os';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { commandLine } from '#server/cli/command.ts';
import { addManyPieces } from '#server/stock/testing-many-pieces.ts';
import { launchOptions } from '#tools/browser.ts';
import { type Profile, throttle } from '#tools/throttle.ts';
import { connectTo } from '../callers/http-client.ts';
import { logInAsStaff } from '../callers/staff-login.ts';
import { openPreparedShop } from '../started-shop.ts';
import { printTimes } from '../times.ts';

commandLine({ usage: 'npm run bench:staff: how fast the screens of the back-office are.', count: [0, 0] });

const rounds = 5;
const rowsInList = 5_000;
const keys = 100;
/** Pause between keys, so that requests caused by a key are answered. */
const betweenKeysMs = 150;

const devices = {
  desktop: { width: 1440, height: 900, isMobile: false },
  phone: { width: 390, height: 844, isMobile: true },
};

/** The selector of a screen's first row or field. */
const screens = {
  orders: { path: '/admin/orders', ready: 'a.row-link[href*="/orders/"]' },
  pieces: { path: '/admin/pieces', ready: 'a.row-link[href*="/pieces/"]' },
};

const shop = await openPreparedShop();
const browser = await chromium.launch(launchOptions());
try {
  await shop.waitForStaff();
  const cookie = await logIn();
  console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)} before the start`);
  for (const profile of ['desktop', 'phone'] as const) await measureScreens(profile, cookie);
  await addManyPieces(shop.database.db, rowsInList);
  const context = await open(browser, 'desktop', cookie);
  await measureList(await throttledPage(context, 'desktop'));
  await measureForm(await throttledPage(context, 'desktop'));
} finally {
  await browser.close();
  await shop.close();
}

/** Returns the owner's session cookie. */
async function logIn(): Promise<string> {
  const { cookie } = await logInAsStaff(await connectTo(shop.url), shop.url, 0);
  return cookie;
}

/** Opens a browser that has nothing of the shop but its session. */
async function open(browser: Browser, profile: Profile, cookie: string): Promise<BrowserContext> {
  const { width, height, isMobile } = devices[profile];
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width, height },
    isMobile,
    hasTouch: isMobile,
    serviceWorkers: 'block',
  });
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: shop.url };
  });
  await context.addCookies(cookies);
  return context;
}

async function throttledPage(context: BrowserContext, profile: Profile): Promise<Page> {
  const page = await context.newPage();
  await throttle(page, profile);
  return page;
}

async function measureScreens(profile: Profile, cookie: string): Promise<void> {
  const cold: number[] = [];
  const next: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await open(browser, profile, cookie);
    const page = await throttledPage(context, profile);
    await page.goto(screens.orders.path, { waitUntil: 'commit' });
    cold.push(await page.evaluate(whenShown, screens.orders.ready));
    await page.waitForLoadState('networkidle');
    next.push(await openNext(page));
    await context.close();
  }
  printTimes(`${profile}, cold: the first row of the orders`, cold);
  printTimes(`${profile}, next screen: the first row of the pieces`, next);
}

/** Measures from the press on the navigation link, which is in the menu on phones, to the first row of the pieces. */
async function openNext(page: Page): Promise<number> {
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      }),
  );
  await page.evaluate((path) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
    if (link === null) throw new Error(`no link to ${path}`);
    link.click();
  }, screens.pieces.path);
  const shown = await page.evaluate(whenShown, screens.pieces.ready);
  return shown - (await pressed);
}

/** Runs in the page: returns when it has painted the element, in ms since its navigation. */
function whenShown(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      if (document.querySelector(selector) === null) return false;
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      return true;
    };
    if (look()) return;
    const watch = new MutationObserver(() => {
      if (look()) watch.disconnect();
    });
    watch.observe(document, { subtree: true, childList: true });
  });
}

async function measureList(page: Page): Promise<void> {
  await page.goto(`${screens.pieces.path}?sort=serialNumber`);
  await page.locator(screens.pieces.ready).first().waitFor();
  for (let loaded = 0; loaded < rowsInList;) {
    await page.mouse.wheel(0, 20_000);
    await page.waitForTimeout(50);
    loaded = Number(await page.locator('table[aria-rowcount]').getAttribute('aria-rowcount'));
  }
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  const times = await pressKeys(page, () => page.keyboard.press('k'));
  printTimes(`key to paint in a list of ${rowsInList} rows (goal p95 50 ms)`, times);
  console.log(`  its document has ${nodes} elements (goal 3,000)`);
}

async function measureForm(page: Page): Promise<void> {
  await page.goto('/admin/models');
  await page.goto('/admin/models/ZR-111');
  const field = page.locator('main textarea').first();
  await field.waitFor();
  const fields = await page.locator('main').locator('input, textarea, select').count();
  await field.focus();
  const times = await pressKeys(page, () => page.keyboard.press('a'));
  printTimes(`key to paint in the form of a model, ${fields} fields (goal p95 50 ms)`, times);
}

/** Returns the time from each key to the following frame, ms. */
async function pressKeys(page: Page, press: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const took: number[] = [];
    Object.assign(window, { took });
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => took.push(performance.now() - timeStamp))),
      { capture: true },
    );
  });
  for (let nth = 0; nth < keys; nth += 1) {
    await press();
    await page.waitForTimeout(betweenKeysMs);
  }
  return page.evaluate(() => (window as unknown as { took: number[] }).took); // as: set above
}
