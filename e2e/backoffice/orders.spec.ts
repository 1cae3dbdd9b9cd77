import { expect, test, type Page } from '@playwright/test';
import { startOf, word } from '../support/words.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from './enter.ts';
import { placeCashOrder } from './flows/place-cash-order.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-orders', key);

/** Prints the packing slip and the labels of the pieces: each is a PDF in its own tab. */
async function printPapers(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: words('print.title') });
  const print = async (paper: string, press: () => Promise<void>) => {
    const [answer, tab] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(`/papers/${paper}`)),
      page.waitForEvent('popup'),
      press(),
    ]);
    const { pdf } = (await answer.json()) as { pdf: string }; // PrintedPaper of the contract
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    await tab.close();
  };
  await menu.click();
  await print('slips', () => page.getByRole('menuitem', { name: words('print.slip') }).click());
  await menu.click();
  await page.getByRole('menuitem', { name: words('print.labels') }).click();
  await print('labels', () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: word('ru', 'bo-shell', 'labels.print') })
      .click(),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Adds and removes a tag on the record itself. */
async function changeTags(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: words('tag.add') });
  await field.fill('срочно');
  await field.press('Enter');
  const tag = page.getByRole('complementary').getByRole('link', { name: 'срочно' });
  await expect(tag).toHaveAttribute('href', /tag=/);
  await page.getByRole('button', { name: startOf('ru', 'bo-orders', 'tag.remove') }).click();
  await expect(tag).toHaveCount(0);
}

/** Prints are part of the timeline, which can be filtered by kind; actions of the staff are in the history. */
async function readTimeline(page: Page): Promise<void> {
  await page.reload();
  const timeline = page.getByRole('region', { name: words('part.timeline'), exact: true });
  const slip = timeline.getByText(word('ru', 'bo-audit', 'action.orders.print'));
  await expect(slip).toBeVisible();
  const placed = timeline.getByRole('listitem').filter({ hasText: words('actor.SHOPPER') });
  await expect(placed).not.toHaveCount(0);
  await timeline.getByText(words('story.kind.prints'), { exact: true }).click();
  await expect(placed).toHaveCount(0);
  await expect(slip).toBeVisible();
  const history = page.getByRole('region', { name: word('ru', 'bo-shell', 'history.title') });
  await expect(history).toContainText('срочно');
}

/** Counts the tones that a page plays, as `tones` of its window. */
async function countTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { tones: 0 });
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        Object.assign(window, { tones: Number(Reflect.get(window, 'tones')) + 1 });
        return super.createOscillator();
      }
    };
  });
}

test(
  'BO-33, BO-36: a cash order is confirmed by keyboard, its documents are printed, it is assembled with a scan and handed over',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    await countTones(page);
    const { number, serial } = await placeCashOrder(page);
    await enterAs(page, 'OWNER');
    const consoleErrors = collectConsoleErrors(page);

    // other tests place orders in the meantime, so it is found by its number
    await page.goto(`/admin/orders?state=NEW&q=${number}`);
    await expect(page.locator('.row-link')).toHaveText([number]);
    await page.locator('h1').click();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await page.locator('h1').click();
    await page.keyboard.press('c');
    await expect(page.getByText(words('done.CONFIRM'))).toBeVisible();
    await printPapers(page);
    await changeTags(page);
    await readTimeline(page);

    // a piece that was not scanned can be assembled only with a reason
    const sheet = page.getByRole('dialog', { name: words('byEye.title') });
    await page.getByRole('button', { name: words('action.ASSEMBLE'), exact: true }).click();
    await expect(sheet).toContainText(serial);
    await sheet.getByRole('button', { name: words('action.ASSEMBLE') }).click();
    await expect(sheet).toContainText(word('ru', 'bo-shell', 'needed'));
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    // a wrong scan is shown and audible
    const scan = page.getByLabel(words('scan'));
    await scan.fill('ZR-999999');
    await scan.press('Enter');
    await expect(page.getByRole('alert')).toContainText('ZR-999999');
    expect(await page.evaluate(() => Reflect.get(window, 'tones'))).toBe(1);
    await scan.fill(serial.toLowerCase());
    await scan.press('Enter');
    await expect(page.getByText(words('ticked'), { exact: true })).toBeVisible();
    const papers = ['slips', 'labels'].map((kind) =>
      page.waitForResponse((answer) => answer.url().endsWith(`/papers/${kind}`) && answer.ok()),
    );
    await page.getByRole('button', { name: words('action.ASSEMBLE'), exact: true }).click();
    await expect(page.getByText(words('done.ASSEMBLE'))).toBeVisible();
    // its documents are opened in front of the order
    await Promise.all(papers);
    await page.bringToFront();

    await page.getByRole('button', { name: words('action.READY'), exact: true }).click();
    await expect(page.getByText(words('done.READY'))).toBeVisible();
    await page.getByRole('button', { name: words('action.HAND_OVER'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('action.HAND_OVER') })
      .click();
    await expect(page.getByText(words('done.HAND_OVER'))).toBeVisible();
    await expect(page.getByText(startOf('ru', 'bo-orders', 'state.DELIVERED')).first()).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);
