import { type Browser, type BrowserContext, expect, test, type Page, type Request } from '@playwright/test';
import { word } from '../support/words.ts';
import { enterAs, onThisMachine } from './enter.ts';
import { placeCashOrder } from './flows/place-cash-order.ts';

test.use(onThisMachine);

const shell = (key: string) => word('ru', 'bo-shell', key);
const ofPieces = (key: string) => word('ru', 'bo-pieces', key);
/** A text up to its first placeholder. */
const begin = (text: string) => text.split('{{')[0] ?? '';

/** Within which somebody’s presence appears; it is gone after 50 s (backoffice/shell/presence/show-until-gone.test.ts). */
const appearsMs = 3_000;

/** Another member of staff at another computer. */
async function colleague(browser: Browser, role: 'MANAGER' | 'WAREHOUSE'): Promise<Page> {
  const context = await browser.newContext(onThisMachine);
  const page = await context.newPage();
  await enterAs(page, role);
  return page;
}

/** The address of the nth withdrawn piece, which no other test sells; a different one for each test. */
async function openPiece(page: Page, nth: number): Promise<string> {
  await page.goto('/admin/pieces?state=WITHDRAWN&sort=serialNumber');
  const link = page.locator('.row-link').nth(nth);
  const serial = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: serial })).toBeVisible();
  return serial;
}

/** Returns how many streams of the feed are open in all tabs. */
function countOpenStreams(context: BrowserContext): () => number {
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (request.url().includes('/api/admin/v1/feed')) open.add(request);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** Switches the sound of the bell on. Returns how often all tabs together rang: each time opens one audio context. */
async function listenForRings(context: BrowserContext): Promise<() => Promise<number>> {
  await context.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    localStorage.setItem('bo-bell-sound', '1');
    Reflect.set(globalThis, 'rings', 0);
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        Reflect.set(globalThis, 'rings', Number(Reflect.get(globalThis, 'rings')) + 1);
      }
    };
  });
  return async () => {
    const counts = await Promise.all(
      context.pages().map((tab) => tab.evaluate(() => Number(Reflect.get(globalThis, 'rings')))),
    );
    return counts.reduce((sum, one) => sum + one, 0);
  };
}

test(
  'BO-27, BO-28: a new order is announced above the list and rings once; six tabs share one stream',
  { tag: '@once' },
  async ({ page, context, browser }) => {
    test.slow();
    const openStreams = countOpenStreams(context);
    const countRings = await listenForRings(context);
    await enterAs(page, 'OWNER');
    await page.goto('/admin/orders');
    await expect(page.locator('.row-link').first()).toBeVisible();
    for (let nth = 0; nth < 5; nth++) {
      const tab = await context.newPage();
      await tab.goto('/admin/me');
      await expect(tab.locator('h1')).toBeVisible();
    }
    const first = await page.locator('.row-link').first().textContent();
    const shopper = await (await browser.newContext()).newPage();
    const { number } = await placeCashOrder(shopper);
    const news = page.locator('.list-line').getByRole('button');
    await expect(news).toBeVisible();
    await expect(page.locator('.row-link').first()).toHaveText(first ?? '');
    await expect(page.locator('.bell-count')).toBeVisible();
    await news.click();
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    expect(openStreams()).toBe(1);
    const rings = await countRings();
    expect(rings).toBeGreaterThanOrEqual(1);
    // other tests place orders, too: each is announced, and rings in one of the six tabs
    expect(rings).toBeLessThanOrEqual(Number(await page.locator('.bell-count').textContent()));
  },
);

test(
  'BO-21: the page shows who else has a piece open, and their changes; a note reaches them',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.slow();
    await enterAs(page, 'OWNER');
    const serial = await openPiece(page, 2);
    const other = await colleague(browser, 'WAREHOUSE');
    await other.goto(`/admin/pieces/${serial}`);
    await expect(page.locator('.present')).toContainText(begin(shell('present.looks_one')), {
      timeout: appearsMs,
    });
    await other.getByRole('button', { name: ofPieces('action.EDIT'), exact: true }).click();
    await expect(page.locator('.present')).toContainText(begin(shell('present.edits_one')), {
      timeout: appearsMs,
    });
    const sheet = other.getByRole('dialog');
    await sheet.getByLabel(ofPieces('fact.packageCode')).fill(String(Date.now() % 100_000));
    await sheet.getByRole('button', { name: ofPieces('save') }).click();
    await expect(page.getByText(shell('changedElsewhere'))).toBeVisible();
    await page.getByRole('button', { name: shell('showNew') }).click();
    await expect(page.getByText(shell('changedElsewhere'))).toHaveCount(0);
    await page.getByLabel(shell('notes.body')).fill('Проверьте замок');
    await page.getByRole('button', { name: shell('notes.write'), exact: true }).click();
    await expect(other.getByText('Проверьте замок')).toBeVisible();
    await other.goto('/admin/me');
    await expect(page.locator('.present')).toHaveText('');
  },
);

test(
  'BO-19: two people change the same field: the original value and both changes are shown, and one is chosen',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.slow();
    await enterAs(page, 'OWNER');
    const serial = await openPiece(page, 3);
    const other = await colleague(browser, 'MANAGER');
    await other.goto(`/admin/pieces/${serial}`);
    const [mine, theirs] = [page, other].map((one) => one.getByRole('dialog'));
    for (const one of [page, other])
      await one.getByRole('button', { name: ofPieces('action.EDIT'), exact: true }).click();
    await theirs?.getByLabel(ofPieces('fact.packageCode')).fill('71001');
    await theirs?.getByLabel(ofPieces('input.makersMark')).fill('КОЛЛЕГА');
    await theirs?.getByRole('button', { name: ofPieces('save') }).click();
    await expect(other.getByText(ofPieces('done.EDIT'))).toBeVisible();
    await mine?.getByLabel(ofPieces('fact.packageCode')).fill('71002');
    await mine?.getByRole('button', { name: ofPieces('save') }).click();
    await expect(mine?.getByText(shell('conflicts.title')) ?? page.locator('nothing')).toBeVisible();
    // a field that only the other person changed was updated automatically
    await expect(mine?.getByLabel(ofPieces('input.makersMark')) ?? page.locator('nothing')).toHaveValue(
      'КОЛЛЕГА',
    );
    await mine?.getByRole('button', { name: begin(shell('conflicts.mine')) }).click();
    await mine?.getByRole('button', { name: ofPieces('save') }).click();
    await expect(page.getByText(ofPieces('done.EDIT'))).toBeVisible();
    await expect(page.getByText('71001 → 71002')).toBeVisible();
  },
);
