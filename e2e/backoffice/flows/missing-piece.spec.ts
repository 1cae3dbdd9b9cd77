import { expect, test } from '@playwright/test';
import texts from '#texts/ru/bo-pieces.json' with { type: 'json' };
import { expectStored } from '../../support/stored-drafts.ts';
import { enterAs, onThisMachine } from '../enter.ts';
import { scan } from '../scan.ts';
import { sendTransfer } from '../tasks/send-transfer.ts';

test.use(onThisMachine);

const { transfers } = texts;

test(
  'scans of an arrival survive a reload, a piece is counted once, and one that is found later ends the request (BO-20, BO-43)',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.slow();
    const { id, serials } = await sendTransfer(browser, 2);
    const [first = '', second = ''] = serials;
    await enterAs(page, 'MANAGER');
    await page.goto(`/admin/transfers/${id}`);
    await page.locator('h1').click();
    // the scanner types in the Russian layout of the keyboard
    await scan(page, first.replace('ZR', 'ЯК'));
    await expect(page.getByText('1 / 2')).toBeVisible();
    await expectStored(page, `transfer ${id} ARRIVE`);
    await page.reload();
    await expect(page.getByText('1 / 2')).toBeVisible();
    // a piece that lies scanned on the counter must not be closed as missing
    const close = page.getByRole('button', { name: transfers.close });
    await expect(close).toContainText(transfers.receiveFirst);
    await page.getByRole('button', { name: transfers.receive.replace('{{count}}', '1') }).click();
    await expect(page.getByText(transfers.done.receive)).toBeVisible();
    // the transfer is loaded again
    await expect(page.getByRole('button', { name: transfers.receiveNone })).toBeVisible();
    await page.locator('h1').click();
    await scan(page, first);
    await expect(page.getByRole('alert')).toHaveText(`${first} уже принято.`);
    await expect(page.getByText('1 / 2')).toBeVisible();

    await close.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(texts.reason).fill('Коробка вскрыта');
    await sheet.getByRole('button', { name: transfers.close }).click();
    await expect(page.getByText(texts.waiting.open)).toBeVisible();
    await page.locator('h1').click();
    await scan(page, second);
    await page.getByRole('button', { name: transfers.receive.replace('{{count}}', '1') }).click();
    await expect(page.getByText(transfers.found)).toBeVisible();
    await expect(page.getByText(transfers.state.CLOSED)).toBeVisible();
    await expect(page.getByText(texts.waiting.open)).toHaveCount(0);

    // its history names stores, not their keys
    await page.goto(`/admin/pieces/${second}`);
    const history = page.getByRole('region', { name: texts.part.history });
    await expect(history.getByText(/Магазин: .* → Zarona, /)).toBeVisible();
  },
);
