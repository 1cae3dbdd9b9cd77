import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { word } from '../support/words.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from './enter.ts';
import { scan } from './scan.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-pieces', key);

/** Opens the first piece of a list of withdrawn pieces, because other tests sell available ones. */
async function openWithdrawn(page: Page): Promise<string> {
  await page.goto('/admin/pieces?state=WITHDRAWN');
  const link = page.locator('.row-link').first();
  const serial = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: serial })).toBeVisible();
  return serial;
}

test(
  'the warehouse finds a piece by its serial number and corrects its codes; both are in its history',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'WAREHOUSE');
    const consoleErrors = collectConsoleErrors(page);
    const serial = await openWithdrawn(page);
    await page.goto('/admin/pieces');
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await page.keyboard.type(serial.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.locator('.row-link')).toHaveText([serial]);
    await page.locator('.row-link').click();

    await page.getByRole('button', { name: words('action.EDIT'), exact: true }).click();
    const sheet = page.getByRole('dialog');
    await expectNoViolations(page, 'the form of a piece');
    await sheet.getByLabel(words('fact.packageCode')).fill('17');
    await sheet.getByRole('button', { name: words('save') }).click();
    await expect(page.getByText(words('done.EDIT'))).toBeVisible();
    await expect(page.getByText(`${words('changed.package_code')}:`)).toContainText('→ 17');
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'a seller sees a piece, but neither its cost nor how to change it',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'SELLER');
    await openWithdrawn(page);
    await expect(page.getByRole('heading', { name: words('part.movements') })).toBeVisible();
    await expect(page.getByText(words('column.cost'), { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: words('action.EDIT'), exact: true })).toHaveCount(0);
    await expectNoViolations(page, 'the record of a piece');
  },
);

test(
  'a wedge scanner opens a piece on any screen; an unknown code is reported (BO-45)',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'WAREHOUSE');
    const serial = await openWithdrawn(page);
    await page.goto('/admin/orders');
    await page.locator('h1').click();
    await scan(page, serial);
    await page.waitForURL(`**/admin/pieces/${serial}`);
    await page.locator('h1').click();
    await scan(page, 'ZR-999999');
    await expect(page.getByRole('alert')).toContainText('ZR-999999');
  },
);

test(
  'a transfer is sent by scan, and received by another person (BO-43)',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    await enterAs(page, 'WAREHOUSE');
    const consoleErrors = collectConsoleErrors(page);
    // other tests sell available pieces; nobody buys withdrawn ones
    await page.goto('/admin/pieces?state=WITHDRAWN&withdrawnBecause=AUDIT,OTHER&storeId=0');
    const serial = (await page.locator('.row-link').last().textContent()) ?? '';
    await page.goto('/admin/transfers/new');
    await page.locator('h1').click();
    await scan(page, serial);
    await expect(page.getByText(serial)).toBeVisible();
    await expectNoViolations(page, 'a new transfer');
    await page.getByRole('button', { name: words('transfers.send') }).click();
    await page.waitForURL(/\/admin\/transfers\/\d+$/);
    await expect(page.getByText(words('transfers.state.SENT'))).toBeVisible();
    await expect(page.getByLabel(words('transfers.scan'))).toHaveCount(0);

    const address = page.url();
    // an open page reloads changed data, and would be refused without its session
    await page.goto('about:blank');
    await page.context().clearCookies();
    await enterAs(page, 'MANAGER');
    await page.goto(address);
    await page.getByLabel(words('transfers.scan')).fill('ZR-999999');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('ZR-999999');
    await page.getByLabel(words('transfers.scan')).fill(serial);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Принять/ }).click();
    await expect(page.getByText(words('transfers.done.receive'))).toBeVisible();
    await expect(page.getByText(words('transfers.state.CLOSED'))).toBeVisible();
    await expectNoViolations(page, 'a transfer');
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'the warehouse receives a piece similar to an existing one: its unusual weight is confirmed, its label can be printed',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'WAREHOUSE');
    const consoleErrors = collectConsoleErrors(page);
    const serial = await openWithdrawn(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: words('more'), exact: true })
      .click();
    await page.getByRole('menuitem', { name: words('action.RECEIVE_SAME') }).click();
    await expect(page.getByText(serial)).toBeVisible();
    await page.getByLabel(words('receive.supplier')).fill('Zar Usta');
    const weights = page.getByPlaceholder(words('receive.weight'));
    await weights.fill('900');
    await weights.press('Enter');
    // the next row, which stays empty
    await expect(weights).toHaveCount(2);
    await expectNoViolations(page, 'receiving');
    const receive = page.getByRole('button', { name: words('receive.do'), exact: true });
    await receive.click();
    await page.getByLabel(words('receive.sure')).check();
    await receive.click();
    const received = page.locator('.piece-rows a');
    await expect(received).toHaveCount(1);
    await expect(page.getByRole('button', { name: words('printLabels') })).toBeVisible();
    await received.first().click();
    await expect(page.getByText('900', { exact: false }).first()).toBeVisible();
    // nobody buys a ring of 900 g
    await page
      .getByRole('main')
      .getByRole('button', { name: words('more'), exact: true })
      .click();
    await page.getByRole('menuitem', { name: words('action.WITHDRAW') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(words('reason'), { exact: true }).fill('e2e');
    await sheet.getByRole('button', { name: words('action.WITHDRAW') }).click();
    await expect(page.getByText(words('done.WITHDRAW'))).toBeVisible();
    // the refusal of the unusual weight is the only message in the console
    expect(consoleErrors.filter((line) => !line.includes('409'))).toEqual([]);
  },
);
