import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { takePieceIn } from '../../support/cart.ts';
import { startOf, word } from '../../support/words.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from '../enter.ts';
import { scanInto } from '../scan.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-counter', key);

test(
  'a seller opens the cash day, sells a piece by keyboard, takes it back and closes the day',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    const artikuls = ['ZR-088', 'ZR-001', 'ZR-002', 'ZR-003', 'ZR-010', 'ZR-020', 'ZR-030', 'ZR-040'];
    const piece = await takePieceIn(page.request, { slug: 'toshkent-amir-temur', artikuls });
    const stateOf = async () => {
      const answer = await page.request.get(`/api/v1/products/${piece.artikul}`);
      const { items } = (await answer.json()) as { items: (typeof piece)[] }; // api.md
      return items.find(({ id }) => id === piece.id)?.productItemState;
    };
    await enterAs(page, 'SELLER');
    const consoleErrors = collectConsoleErrors(page);

    await page.goto('/admin/counter/day');
    await page.getByLabel(words('day.opening')).fill('500000');
    await page.getByRole('button', { name: words('day.open') }).click();
    await expect(page.getByText(words('day.state.OPEN'), { exact: true })).toBeVisible();
    await expectNoViolations(page, 'cash day');

    await page.goto('/admin/counter');
    await page.locator('h1').click();
    await page.keyboard.press('F2');
    await page.keyboard.type(piece.serialNumber.toLowerCase());
    await page.keyboard.press('Enter');
    // a scanner is faster than the network: the second scan is queued
    await page.keyboard.type('ZR-999999');
    await page.keyboard.press('Enter');
    await expect(page.getByText(piece.serialNumber, { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('ZR-999999');
    // BO-38
    await expect.poll(stateOf, { timeout: 2000 }).not.toBe('AVAILABLE');
    await expectNoViolations(page, 'sale');
    // nothing more to scan: continue to the payment, in cash
    await page.keyboard.press('F2');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByLabel(words('given')).fill('900000000');
    await expect(page.getByText(words('change'), { exact: true })).toBeVisible();
    const done = page.getByRole('button', { name: startOf('ru', 'bo-counter', 'done') });
    await expect(done).toHaveAttribute('aria-disabled', 'true');
    const number = String(Date.now()).slice(-9);
    const code = `https://ofd.soliq.uz/check?t=UZ210317228263&r=${number}&c=20261123120355&s=123456789012`;
    await scanInto(page, words('scan'), code);
    await expect(page.getByText('UZ210317228263')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: words('sold') })).toBeVisible();
    await expectNoViolations(page, 'sold');
    await expect(page.getByRole('button', { name: words('next') })).toBeFocused();
    await expect.poll(stateOf, { timeout: 2000 }).not.toBe('AVAILABLE');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words('empty'))).toBeVisible();
    await scanInto(page, words('scan'), piece.serialNumber);
    await expect(page.getByRole('alert')).toContainText(piece.serialNumber);
    consoleErrors.length = 0;

    // BO-41
    await page.goto('/admin/counter/returns');
    await scanInto(page, words('back.scan'), piece.serialNumber);
    await page.getByLabel(words('reason')).fill('Не подошёл размер');
    await expectNoViolations(page, 'return');
    await page.getByRole('button', { name: startOf('ru', 'bo-counter', 'back.act') }).click();
    await expect(page.getByText(words('back.looked'))).toBeVisible();
    expect(await stateOf()).not.toBe('AVAILABLE');

    // BO-42: the cash received was paid out again
    await page.goto('/admin/counter/day');
    await page.getByRole('button', { name: words('day.count') }).click();
    await page.getByLabel(words('day.counted')).fill('499000');
    await page.getByRole('button', { name: words('day.countDone') }).click();
    await expect(page.getByText(words('day.difference'))).toBeVisible();
    await expectNoViolations(page, 'counted');
    await page.getByLabel(words('day.whyDifferent')).fill('Разменяли на мелочь');
    await page.getByRole('button', { name: words('day.close') }).click();
    await expect(page.getByText(words('day.openLead'))).toBeVisible();
    // yesterday's cash day also has to be confirmed
    await expect(page.getByText(words('day.state.CLOSED'), { exact: true })).toHaveCount(2);
    expect(consoleErrors).toEqual([]);
  },
);
