import { expect, test, type Page, type Request } from '@playwright/test';
import { withPictures } from './launch.ts';
import { visit } from './support/visit.ts';
import { word } from './support/words.ts';

test.use({ launchOptions: withPictures });

test.skip(
  ({ isMobile }) => !isMobile,
  'the consent bar is the same everywhere, with the least room on a phone',
);

const bar = (page: Page) => page.getByRole('form', { name: word('ru', 'common', 'measurement.link') });
const answer = (page: Page, choice: 'yes' | 'no') =>
  bar(page).getByRole('button', { name: word('ru', 'common', `measurement.${choice}`) });
const ring = '/product/koltso-lastochka';

/** Requests to the shop's own address for measurement, and requests to any other host. */
function collectRequests(
  page: Page,
  baseURL: string | undefined,
): { eventCalls: Request[]; foreign: string[] } {
  const requests: { eventCalls: Request[]; foreign: string[] } = { eventCalls: [], foreign: [] };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/v1/measurement')) requests.eventCalls.push(request);
    if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin)
      requests.foreign.push(url.href);
  });
  return requests;
}

interface Batch {
  events: { name: string; items?: object[]; extra?: object }[];
}

/** The batches that were sent. A browser does not expose the body of a beacon, so a script in the page logs it. */
async function recordBatches(page: Page): Promise<Batch[]> {
  const batches: Batch[] = [];
  await page.exposeFunction('logBatch', (text: string) => batches.push(JSON.parse(text) as Batch));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const log: unknown = Reflect.get(window, 'logBatch');
      if (body instanceof Blob && typeof log === 'function')
        void body.text().then((text) => Reflect.apply(log, window, [text]) as unknown);
      return send(url, body);
    };
  });
  return batches;
}

/** Opens a page and waits until it has sent all its events. */
async function visitUntilIdle(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.waitForLoadState('networkidle');
}

test('nothing is sent before consent, and nothing after a refusal; the consent bar is hidden at the first scroll', async ({
  page,
  baseURL,
}) => {
  const requests = collectRequests(page, baseURL);
  await visitUntilIdle(page, '/');
  await expect(bar(page)).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 300));
  await expect(bar(page)).toBeHidden();
  await visitUntilIdle(page, ring);
  await expect(bar(page), 'asked once in a visit').toBeHidden();
  expect(requests.eventCalls.map((request) => request.url())).toEqual([]);
  await page.evaluate(() => sessionStorage.clear());
  await visitUntilIdle(page, ring);
  const eventCalls = page.waitForRequest((request) => request.method() === 'PUT');
  await answer(page, 'no').click();
  await eventCalls;
  await expect(bar(page)).toBeHidden();
  await visitUntilIdle(page, '/catalog/koltsa');
  await expect(bar(page)).toBeHidden();
  await page.getByRole('main').locator('a[href^="/product/"]').first().click();
  await page.waitForURL(/\/product\//);
  await visitUntilIdle(page, '/');
  expect(requests.eventCalls.map((request) => request.method())).toEqual(['PUT']);
  expect(requests.foreign).toEqual([]);
});

test('after consent a product view is sent to the shop and to no other host, until consent is withdrawn', async ({
  page,
  baseURL,
}) => {
  const requests = collectRequests(page, baseURL);
  const batches = await recordBatches(page);
  await visitUntilIdle(page, ring);
  const first = page.waitForResponse((response) => response.url().endsWith('/batches'));
  await answer(page, 'yes').click();
  expect((await first).status()).toBe(204);
  await expect.poll(() => batches[0]).toMatchObject({ language: 'ru', device: 'phone', loggedIn: false });
  const view = batches[0]?.events.find(({ name }) => name === 'view_item');
  expect(view).toMatchObject({
    pageType: 'product',
    items: [{ slug: 'koltso-lastochka', serialNumber: expect.stringMatching(/^ZR-/) }],
  });
  await page.locator('label:has(input[name="size"]:not(:checked))').last().click();
  const names = () => batches.flatMap(({ events }) => events.map(({ name }) => name));
  await expect.poll(names).toContain('zr_size_select');
  await page.getByRole('contentinfo').locator('a[href="/measurement"]').click();
  await page.getByRole('button', { name: word('ru', 'common', 'measurement.no') }).click();
  await expect(page.getByText(word('ru', 'measurement', 'now.no'))).toBeVisible();
  const before = requests.eventCalls.length;
  await visitUntilIdle(page, ring);
  await visitUntilIdle(page, '/');
  expect(requests.eventCalls.length).toBe(before);
  expect(requests.foreign).toEqual([]);
});

test('a favorite, a piece in the cart and a corrected search are sent as their events', async ({ page }) => {
  const batches = await recordBatches(page);
  await visitUntilIdle(page, ring);
  const first = page.waitForResponse((response) => response.url().endsWith('/batches'));
  await answer(page, 'yes').click();
  await first;
  const events = () => batches.flatMap((batch) => batch.events);
  await page.locator('main button.heart').first().click();
  await page.locator('main label:has(input[name="piece"])').last().click();
  const names = () => events().map(({ name }) => name);
  await expect.poll(names).toEqual(expect.arrayContaining(['add_to_wishlist', 'zr_piece_select']));
  expect(events().find(({ name }) => name === 'add_to_wishlist')).toMatchObject({
    items: [{ slug: 'koltso-lastochka' }],
  });
  await visitUntilIdle(page, '/catalog?q=браслит');
  await expect
    .poll(() => events().find(({ name }) => name === 'search'))
    .toMatchObject({ extra: { corrected: true, results: expect.any(Number) } });
});

test('the next page of the visit does not show the consent bar again', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('navigation').locator('a[href="/catalog"]').last().click();
  await page.waitForURL(/\/catalog$/);
  await expect(bar(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the consent form returns to the page where it was answered, and the bar stays hidden', async ({
    page,
  }) => {
    await page.goto(ring);
    await answer(page, 'no').click();
    await expect(page).toHaveURL(new RegExp(`${ring}$`));
    await expect(bar(page)).toBeHidden();
    await page.goto('/');
    await expect(bar(page)).toBeHidden();
  });
});
