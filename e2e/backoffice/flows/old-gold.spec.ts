import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { takePieceIn } from '../../support/cart.ts';
import { rowsOf } from '../../support/shop-database.ts';
import { startOf, word } from '../../support/words.ts';
import { enterAs, collectConsoleErrors, onThisMachine } from '../enter.ts';
import { scanInto } from '../scan.ts';
import { overflowOf } from '../screens.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-counter', key);
const setting = (key: string) => word('ru', 'bo-system', `setting.${key}`);

/** The price of the chain, made of 583 gold. */
const chainSom = 699_600;

test(
  'BO-68: the shop switches old gold on and prices it; gold is paid for from the cash day, pays for a sale, and is refunded in cash',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    // a store whose counter no other test uses
    const [store] = await rowsOf<{ id: number }>(`select id from stores where slug = 'fargona'`);
    // more expensive than the gold that pays for a part of it
    const dear = await rowsOf<{ artikul: string }>(`
      select p.artikul from products p join product_items i on i.product_id = p.id
      where i.product_item_state = 'AVAILABLE' and p.artikul between 'ZR-060' and 'ZR-119'
      group by p.artikul having min(i.price_b2c_som) > ${2 * chainSom} order by p.artikul`);
    const artikuls = dear.map(({ artikul }) => artikul);
    const piece = await takePieceIn(page.request, { slug: 'fargona', artikuls });
    await enterAs(page, 'MANAGER');
    const consoleErrors = collectConsoleErrors(page);
    await page.goto('/admin/settings');
    await page.getByRole('button', { name: setting('names.old_gold') }).click();
    await page.getByLabel(setting('value')).selectOption('ON');
    await page.getByRole('button', { name: setting('save') }).click();
    // another setting, the notice of a demonstration, is on as well
    const row = page.getByRole('row').filter({ hasText: setting('names.old_gold') });
    await expect(row.getByRole('cell', { name: setting('word.ON') })).toBeVisible();

    await page.goto(`/admin/counter/day?store=${store?.id}`);
    await page.getByLabel(words('day.opening')).fill('10000000');
    await page.getByRole('button', { name: words('day.open') }).click();
    await expect(page.getByText(words('day.state.OPEN'), { exact: true })).toBeVisible();

    await page.goto(`/admin/counter/gold?store=${store?.id}`);
    await expect(page.getByText(words('gold.noRates'))).toBeVisible();
    await page
      .getByRole('button', { name: startOf('ru', 'bo-counter', 'gold.change') })
      .first()
      .click();
    await page.getByLabel(words('gold.rate')).fill('1200000');
    await page.getByRole('button', { name: words('gold.save') }).click();
    const form = page.getByRole('form', { name: words('gold.new') });
    await form.getByLabel(words('gold.description')).fill('Кольцо без камня');
    await form.getByLabel(words('gold.probe')).selectOption('583');
    await form.getByLabel(words('gold.gross')).fill('3,92');
    await form.getByLabel(words('gold.net')).fill('3,42');
    await expect(form.getByText(/2.392.632/).first()).toBeVisible();
    await form.getByLabel(words('gold.name')).fill('Каримова Дильноза');
    await form.getByLabel(words('gold.document')).fill('AD 4417290');
    await expectNoViolations(page, 'old gold');
    await form.getByRole('button', { name: words('gold.take') }).click();
    const taken = page.getByRole('listitem').filter({ hasText: 'Кольцо без камня' });
    await expect(taken.getByText(words('gold.state.READY'))).toBeVisible();
    await expectNoViolations(page, 'old gold, taken in');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await taken.getByRole('button', { name: startOf('ru', 'bo-counter', 'gold.payout') }).click();
    await expect(taken.getByText(words('gold.state.PAID'))).toBeVisible();
    await taken.getByRole('button', { name: words('gold.show') }).click();
    await expect(taken.getByText('AD 4417290')).toBeVisible();

    // a second ring pays for a part of a sale
    await form.getByLabel(words('gold.description')).fill('Цепочка');
    await form.getByLabel(words('gold.gross')).fill('1');
    await form.getByLabel(words('gold.net')).fill('1');
    await form.getByLabel(words('gold.name')).fill('Каримова Дильноза');
    await form.getByLabel(words('gold.document')).fill('AD 4417290');
    await form.getByRole('button', { name: words('gold.take') }).click();
    await expect(page.getByText(words('gold.state.READY'))).toBeVisible();
    await page.goto(`/admin/counter?store=${store?.id}`);
    await scanInto(page, words('scan'), piece.serialNumber);
    await expect(page.getByText(piece.serialNumber, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words('tender.OLD_GOLD') }).click();
    await page.getByRole('button', { name: words('tender.CASH'), exact: true }).click();
    const number = String(Date.now()).slice(-9);
    const code = `https://ofd.soliq.uz/check?t=UZ210317228263&r=${number}&c=20261123120355&s=123456789013`;
    await scanInto(page, words('scan'), code);
    await expect(page.getByText('UZ210317228263')).toBeVisible();
    await expectNoViolations(page, 'sale with old gold');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: startOf('ru', 'bo-counter', 'done') }).click();
    await expect(page.getByRole('heading', { name: words('sold') })).toBeVisible();

    // the piece is returned: the whole price is refunded in cash
    await page.goto(`/admin/counter/returns?store=${store?.id}`);
    await scanInto(page, words('back.scan'), piece.serialNumber);
    await expect(page.getByText(words('back.goldCash'))).toBeVisible();
    await page.getByLabel(words('reason')).fill('Не подошёл размер');
    await page.getByRole('button', { name: startOf('ru', 'bo-counter', 'back.act') }).click();
    await expect(page.getByText(words('back.looked'))).toBeVisible();

    await page.goto(`/admin/counter/day?store=${store?.id}`);
    await expect(page.getByText(words('day.kind.GOLD'))).toBeVisible();
    await expect(page.getByText('−2 392 632'.replaceAll(' ', '\u00A0'))).toBeVisible();
    await page.getByRole('button', { name: words('day.count') }).click();
    // 10 000 000, less the payment for the first ring, less the value of the second, which was refunded in cash
    const left = 10_000_000 - 2_392_632 - chainSom;
    await page.getByLabel(words('day.counted')).fill(String(left));
    await page.getByRole('button', { name: words('day.countDone') }).click();
    await expect(page.getByText(words('day.right'))).toBeVisible();
    await page.getByRole('button', { name: words('day.close') }).click();
    await expect(page.getByText(words('day.openLead'))).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);
