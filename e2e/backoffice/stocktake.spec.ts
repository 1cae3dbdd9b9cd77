import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { expectStored } from '../support/stored-drafts.ts';
import { word } from '../support/words.ts';
import { enterAs, onThisMachine } from './enter.ts';
import { scan, scanInto } from './scan.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-stocktakes', key);

/** A refusal of the server. */
const refusal = {
  status: 400,
  contentType: 'application/problem+json',
  json: { code: 'VALIDATION_FAILED', title: 'Not so', status: 400, detail: 'Not so.', errors: [] },
};

const type = (page: Page, code: string): Promise<void> => scanInto(page, words('scan'), code);

/** A line of the totals, such as «Найдено 3». */
const group = (page: Page, name: string) =>
  page.locator('.count-groups div', { hasText: words(`group.${name}`) }).locator('dd');

test(
  'BO-44: a lost connection and a reload lose no scan and count none twice; missing pieces are listed at the end and resolved',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'WAREHOUSE');
    await page.goto('/admin/pieces?state=AVAILABLE,WITHDRAWN');
    await expect(page.locator('.row-link').first()).toBeVisible();
    const serials = (await page.locator('.row-link').allTextContents()).slice(0, 2);
    // a form opens the browser's storage first, as in a browser that is used for other work, too
    await page.goto('/admin/transfers/new');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/admin/stocktakes');
    await page
      .getByRole('button', { name: words('new') })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(words('column.place')).selectOption('');
    await expectNoViolations(page, 'the sheet of a new stocktake');
    await sheet.getByRole('button', { name: words('start') }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^S-\d+$/ })).toBeVisible();

    // the connection fails: scans are stored in the browser
    await page.route('**/stocktakes/*/scans', (route) => route.abort());
    await type(page, 'NOBODY-1');
    for (const serial of serials) await type(page, serial);
    await expect(page.locator('.notice-info')).toBeVisible();
    await page.reload();
    await expect(page.locator('.notice-info')).toContainText('3');
    // the server has received them but its response is lost, so they are sent again
    await page.unroute('**/stocktakes/*/scans');
    await page.route(
      '**/stocktakes/*/scans',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await expect(group(page, 'UNKNOWN')).toHaveText('1', { timeout: 15_000 });
    await expect(page.locator('.notice-info')).toHaveCount(0);
    await expect(group(page, 'TWICE')).toHaveText('0');
    await expect(page.getByText('NOBODY-1').first()).toBeVisible();
    await expect(group(page, 'MISSING')).toHaveCount(0);
    await expectNoViolations(page, 'the screen of a count');

    // a malformed weight is refused; the same piece again is shown as scanned twice
    await page.getByLabel(words('weight')).fill('3,4x');
    await type(page, serials[0] ?? '');
    await expect(page.getByText(serials[0] ?? '').and(page.locator('.field-error'))).toBeVisible();
    await expect(page.getByLabel(words('weight'))).toBeFocused();
    await expect(group(page, 'TWICE')).toHaveText('0');
    await page.getByLabel(words('weight')).fill('');
    await type(page, serials[0] ?? '');
    await expect(page.locator('[aria-labelledby="recent"] li').first()).toContainText(words('group.TWICE'));
    // a scan that the server refuses does not hold back later ones
    await page.route('**/stocktakes/*/scans', (route) =>
      route.request().postData()?.includes('NEVER-1') ? route.fulfill(refusal) : route.continue(),
    );
    await type(page, 'NEVER-1');
    await expect(page.getByRole('alert')).toContainText('NEVER-1');
    await page.unroute('**/stocktakes/*/scans');

    // the count is paused: a scan is refused with a message, and counts after it is resumed
    await page.getByRole('button', { name: words('pause'), exact: true }).click();
    await expect(page.getByText(words('state.PAUSED'), { exact: true })).toBeVisible();
    await expect(page.getByLabel(words('scan'))).toHaveCount(0);
    await page.locator('h1').click();
    await scan(page, 'NOBODY-2');
    await expect(page.getByRole('alert').filter({ hasText: 'NOBODY-2' })).toBeVisible();
    await expect(group(page, 'UNKNOWN')).toHaveText('1');
    await expectNoViolations(page, 'a paused count');
    await page.getByRole('button', { name: words('resume') }).click();
    await type(page, 'NOBODY-2');
    await expect(group(page, 'UNKNOWN')).toHaveText('2');

    await page.getByRole('button', { name: words('end') }).click();
    // on a phone, the second press of a double press would reach the links beneath the sheet
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('end') })
      .dblclick();
    await expect(page.getByRole('heading', { name: words('differences') })).toBeVisible();
    const unknown = page.locator('.count-lines li', { hasText: 'NOBODY-1' });
    await unknown.getByRole('button', { name: words('decide') }).click();
    await page.getByRole('menuitem', { name: words('decision.RECOUNT') }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Бирка лотка');
    await expectStored(page, 'Бирка лотка');
    // a refusal is shown in the sheet, because the sheet covers the page
    await page.route('**/decisions', (route) => route.fulfill(refusal), { times: 1 });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('decide') })
      .click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Not so');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('decide') })
      .click();
    await expect(unknown).toContainText('Бирка лотка');
    await expectNoViolations(page, 'the differences of a stocktake');
  },
);
