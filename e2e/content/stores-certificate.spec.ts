import { expect, test, type Page } from '@playwright/test';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { startOf, word } from '../support/words.ts';
import { visit } from '../support/visit.ts';

const stores = (key: string) => word('ru', 'stores', key);
const certificate = (key: string) => word('ru', 'certificate', key);

/** Certificates of the demo (catalogue-plan 11); 110 was never issued. */
const [valid, replaced, current, withdrawn, unknown] = [101, 107, 108, 109, 110].map((number) =>
  certificateId(2026, number),
) as [string, string, string, string, string]; // as many as there are numbers
const slip = valid.replace('000101', '000110');

const stateOf = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the stores', () => {
  test('a city is selected, and its store opens with hours and pieces', async ({ page }) => {
    await page.goto('/stores');
    const list = page.getByRole('main').getByRole('listitem');
    await expect(list.getByRole('heading')).toHaveCount(6);
    await page
      .getByRole('navigation', { name: stores('cities') })
      .getByRole('link', { name: 'Бухара' })
      .click();
    await expect(page).toHaveURL(/\/stores\?city=bukhara$/);
    await expect(list.getByRole('heading')).toHaveCount(1);
    await list.getByRole('heading').getByRole('link', { name: 'Бухара' }).click();
    await expect(page).toHaveURL(/\/stores\/buxoro$/);
    await expect(stateOf(page)).toHaveText('Бухара');
    const monday = page.getByRole('row').filter({ hasText: stores('weekdays.d1') });
    await expect(monday).toContainText(stores('dayOff'));
    await page.getByRole('link', { name: startOf('ru', 'stores', 'allPieces_other') }).click();
    await expect(page).toHaveURL(/\/catalog\?.*storeId=4/);
  });

  test(
    'the nearest store is first after the shopper has shared the position, and not before',
    { tag: '@once' },
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 39.655, longitude: 66.975 });
      await visit(page, '/stores');
      const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      await expect(first).toHaveText('Амир Темур');
      await page.getByRole('button', { name: stores('nearest') }).click();
      await expect(first).toHaveText('Самарканд');
      await expect(page.getByText(/^\d+\sм от вас$/)).toBeVisible();
    },
  );

  test(
    'a shopper who does not share the position selects a city',
    { tag: '@once' },
    async ({ page, context }) => {
      await context.clearPermissions();
      await visit(page, '/stores');
      await page.getByRole('button', { name: stores('nearest') }).click();
      await expect(page.getByText(stores('noPosition'))).toBeVisible();
    },
  );

  test('search engines get the location of each store', { tag: '@once' }, async ({ request }) => {
    const html = await (await request.get('/en/stores/samarqand')).text();
    const [, graph = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    expect(graph).toContain('"JewelryStore"');
    expect(graph).toContain('"streetAddress":"7 University Boulevard"');
    expect(graph).toContain('"closes":"17:00"');
    expect((await request.get('/stores/nowhere')).status()).toBe(404);
  });

  test('each store has its own picture of the façade', { tag: '@once' }, async ({ page }) => {
    const facades = new Set<string | null>();
    for (const slug of ['toshkent-chilonzor', 'samarqand', 'buxoro']) {
      await page.goto(`/uz/stores/${slug}`);
      const facade = page.locator(`main img[src*="${slug}"]`).first();
      await expect(facade).toBeVisible();
      facades.add(await facade.getAttribute('src'));
    }
    expect(facades.size).toBe(3);
  });
});

test.describe('a certificate', () => {
  test(
    'is found by its number in any spelling, and a typing error is reported before a request',
    { tag: '@once' },
    async ({ page }) => {
      await visit(page, '/certificate');
      const number = page.getByLabel(certificate('number'));
      const check = page.getByRole('main').getByRole('button', { name: certificate('check') });
      let requests = 0;
      page.on('request', (request) => void (request.url().includes('/certificate/') && requests++));
      await number.fill(slip);
      await check.click();
      await expect(page.getByText(certificate('slip.CHECK'))).toBeVisible();
      await expect(number).toBeFocused();
      expect(requests).toBe(0);
      await number.fill(` зс ${valid.slice(3).toLowerCase().replaceAll('-', ' ')}`);
      await check.click();
      await expect(page).toHaveURL(new RegExp(`/certificate/${valid}$`));
      await expect(stateOf(page)).toHaveText(certificate('state.VALID'));
      await expect(page.getByRole('article')).toHaveCount(2);
      await expect(page.getByRole('img', { name: certificate('qr') })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /Первый взгляд/ })
        .click();
      await expect(page).toHaveURL(/\/product\/.+\?piece=ZR-/);
      await page
        .getByRole('main')
        .getByRole('link', { name: /DEMO-0000000301/ })
        .click();
      await expect(page).toHaveURL(new RegExp(`/certificate/${valid}$`));
    },
  );

  test(
    'links to the valid one if it was replaced; if it was withdrawn, says why',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(`/certificate/${replaced}`);
      await expect(stateOf(page)).toHaveText(certificate('state.REPLACED'));
      await expect(page.getByRole('article')).toHaveCount(2);
      await page.getByRole('link', { name: current }).click();
      await expect(stateOf(page)).toHaveText(certificate('state.VALID'));
      await page.goto(`/certificate/${withdrawn}`);
      await expect(stateOf(page)).toHaveText(certificate('state.WITHDRAWN'));
      await expect(page.getByText(certificate('note.remelted-after-trade-in'))).toBeVisible();
    },
  );

  test(
    'is not found if it was never issued, and its page helps',
    { tag: '@once' },
    async ({ request, page }) => {
      expect((await request.get(`/certificate/${valid.toLowerCase()}`, { maxRedirects: 0 })).status()).toBe(
        301,
      );
      expect((await request.get(`/certificate/${slip}`)).status()).toBe(404);
      const answer = await page.goto(`/certificate/${unknown}`);
      expect(answer?.status()).toBe(404);
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
      await expect(page.getByText(certificate('unknown.UNKNOWN'))).toBeVisible();
      await expect(page.getByLabel(certificate('number'))).toHaveValue(unknown);
    },
  );

  test(
    'is printed on A5, one sheet per certificate, black on white, without the shop’s frame',
    { tag: '@once' },
    async ({ page }) => {
      await visit(page, `/certificate/${valid}`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(stateOf(page)).toBeVisible();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      // A5 in points
      const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) =>
        sides.map((side) => Math.round(Number(side))),
      );
      expect(sheets).toEqual([
        [420, 595],
        [420, 595],
      ]);
    },
  );
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a store is found, and opens in the shopper’s own map app', async ({ page }) => {
    await page.goto('/uz/stores?city=fergana');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(1);
    await expect(main.getByRole('link', { name: /^2GIS/ })).toHaveAttribute(
      'href',
      /^https:\/\/2gis\.uz\/geo\//,
    );
    await expect(main.getByRole('link', { name: /000-00-05/ })).toHaveAttribute('href', 'tel:+998710000005');
    await expect(main.getByRole('button')).toHaveCount(0);
  });

  test('a certificate is looked up from the home page, and a typing error is reported', async ({ page }) => {
    await page.goto('/');
    const field = page.getByLabel(word('ru', 'content', 'home.certificateNumber'));
    await field.fill(slip);
    await field.press('Enter');
    await expect(page.getByText(certificate('slip.CHECK'))).toBeVisible();
    await page.getByLabel(certificate('number')).fill(valid.toLowerCase());
    await page
      .getByRole('main')
      .getByRole('button', { name: certificate('check') })
      .click();
    await expect(stateOf(page)).toHaveText(certificate('state.VALID'));
  });
});
