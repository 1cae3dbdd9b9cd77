import { expect, test, type Page } from '@playwright/test';
import { logIn } from './support/account.ts';
import { putIntoCart } from './support/cart.ts';
import { withPictures } from './launch.ts';
import { waitForHydration, visit } from './support/visit.ts';

test.use({ launchOptions: withPictures });

/** The pages that the worker has cached. */
const cachedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const list = await (await caches.open('zarona-3-list')).match('/entries');
    const entries = list ? ((await list.json()) as { kind: string; key: string }[]) : [];
    return entries.filter(({ kind }) => kind === 'page').map(({ key }) => key);
  });

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visited page is shown with a notice; another one is reported as unavailable; no personal page is cached', async ({
    page,
    context,
  }, { project }) => {
    test.skip(project.name !== 'phone', 'it is the same on every screen');
    const product = '/uz/product/qaldirgoch-uzugi';
    // a shopper with a cart and a login: their pages are personal, only public ones are cached
    await logIn(page);
    await putIntoCart(page.request, 'ZR-090');
    await page.goto(product);
    await expect.poll(() => cachedPages(page), { timeout: 30_000 }).toContain(product);
    await page.goto('/uz/profile/settings');
    await page.goto('/uz/cart');
    await page.goto('/uz/stores');
    await expect.poll(() => cachedPages(page), { timeout: 30_000 }).toContain('/uz/stores');
    expect((await cachedPages(page)).toSorted()).toEqual(['/uz/offline', product, '/uz/stores']);

    await context.setOffline(true);
    await page.goto(product);
    // with the day, if midnight has passed since
    const entries = /Internet yoʻq: (?:\d+-\S+, )?\d\d:\d\d\sda saqlangan sahifa/;
    await expect(page.getByText(entries)).toBeVisible();
    const price = page.locator('.buy-price .price').first();
    await expect
      .poll(() => price.evaluate((element) => getComputedStyle(element, '::after').content))
      .toMatch(/\d\d:\d\d holatiga/);
    // nothing is submitted, nothing is lost
    await page
      .getByRole('button', { name: /^Savatga/ })
      .first()
      .click();
    await expect(page.getByText('Buning uchun internet kerak.')).toBeVisible();
    await expect(page).toHaveURL(product);

    await page
      .getByRole('link', { name: /^Savat/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Internet yoʻq' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Qaldirgʻoch/ })).toHaveAttribute('href', product);
    await context.setOffline(false);
    await expect(page).toHaveURL('/uz/cart');
  });
});

test('a chosen dark theme applies before the first paint', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'it is the same on every screen');
  await visit(page, '/uz/delivery');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(252, 251, 249)');
  const choices = page.getByRole('contentinfo').getByRole('list', { name: 'Mavzu' });
  await choices.getByRole('button', { name: 'Kecha' }).click();
  await expect.poll(ground).toBe('rgb(22, 13, 18)');
  await page.reload({ waitUntil: 'commit' });
  await page.evaluate(untilItIsPainted);
  expect(await ground()).toBe('rgb(22, 13, 18)');
  await waitForHydration(page);
  await choices.getByRole('button', { name: 'Kun' }).click();
  await expect.poll(ground).toBe('rgb(252, 251, 249)');
});

test('nothing overflows a narrow screen, at twice the text size or with wider text spacing', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'it is about the narrowest screen');
  await putIntoCart(page.request, 'ZR-090');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const path of ['/', '/catalog/koltsa', '/cart', '/checkout', '/login']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect.soft(await overflow(), `${path} at 320 px`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await overflow(), `${path} in large letters`).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
      // WCAG 1.4.12
      const spaced =
        '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}';
      document.styleSheets[0]?.insertRule(spaced);
    });
    expect.soft(await overflow(), `${path} with spaced letters`).toBeLessThanOrEqual(0);
  }
});

async function untilItIsPainted(): Promise<void> {
  await new Promise<void>((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true }),
  );
}
