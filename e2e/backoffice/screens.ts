import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Every path of backoffice/routes.tsx and its parts, so that a new screen is opened, too. */
export const screenPaths: readonly string[] = ['routes', 'routes-prices', 'routes-content']
  .flatMap((name) => [
    ...readFileSync(join(import.meta.dirname, `../../backoffice/${name}.tsx`), 'utf8').matchAll(
      /path: '([a-z][^']*)'/g,
    ),
  ])
  .map(([, path = '']) => path);

/** The path of the screen for an address: records of one kind share a screen. */
export function screenOf(href: string): string {
  const address = href.replace('/admin/', '').replace(/\?.*/, '');
  const isOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address);
  return screenPaths.find((path) => path === address) ?? screenPaths.find(isOf) ?? address;
}

/** Addresses by the path of a screen; the demo does not change while its screens are opened. */
const knownAddresses = new Map<string, string | null>();

/** The address of a screen; for a record, that of a row in its list. Null if the demo has none. */
export async function addressOf(page: Page, path: string): Promise<string | null> {
  const known = knownAddresses.get(path);
  if (known !== undefined) return known;
  const found = await findAddress(page, path);
  knownAddresses.set(path, found);
  return found;
}

async function findAddress(page: Page, path: string): Promise<string | null> {
  const begin = path.replace(/\/:\w+$/, '');
  if (begin === path) return `/admin/${path}`;
  await goToScreen(page, `/admin/${begin}`);
  const links = page.locator(`a[href^="/admin/${begin}/"]`);
  // the rows may come after the heading; a list of the demo may also be empty
  await links
    .first()
    .waitFor({ state: 'attached', timeout: 5_000 })
    .catch(() => undefined);
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const pathIn = (href: string) => href.replace('/admin/', '').replace(/\?.*/, '');
  const records = found.filter((href) => !screenPaths.includes(pathIn(href)));
  // for imports the oldest: the newest ones belong to other tests, which delete them
  return records.at(path.startsWith('exchange/imports') ? -1 : 0) ?? null;
}

/** Opens a screen and waits until it is rendered. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
}

/**
 * Goes to a screen as a link does, without loading the page, and waits until it is rendered: loading the page for each
 * screen takes several times as long. The first screen of a page, and the same one again, are loaded.
 */
export async function goToScreen(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(page.url());
  if (!pathname.startsWith('/admin/') || pathname === address.replace(/\?.*/, ''))
    return openScreen(page, address);
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = heading.textContent;
    const state = { idx: history.length, key: to, usr: null };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
  // a screen may use the heading of the one before, with another text
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1')].some(
      (heading) => heading.checkVisibility() && heading.dataset['left'] !== heading.textContent,
    ),
  );
}

/**
 * By how many px a page is wider than its window. Measured at the root element, because the window of an emulated phone
 * grows with what is too wide.
 */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
