import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { rowsOf } from '../../support/shop-database.ts';
import { startOf, word } from '../../support/words.ts';
import { enterAs, listenForComplaints, onThisMachine } from '../enter.ts';
import { overflowOf } from '../screens.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-counter', key);
const setting = (key: string) => word('ru', 'bo-system', `setting.${key}`);

test(
  'BO-68: the shop switches old gold on and prices it; gold is weighed and paid out of the cash day, and the day has it',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    // a store whose counter no other test works at
    const [store] = await rowsOf<{ id: number }>(`select id from stores where slug = 'fargona'`);
    await enterAs(page, 'MANAGER');
    const complaints = listenForComplaints(page);
    await page.goto('/admin/settings');
    await page.getByRole('button', { name: setting('names.old_gold') }).click();
    await page.getByLabel(setting('value')).selectOption('ON');
    await page.getByRole('button', { name: setting('save') }).click();
    await expect(page.getByText(setting('word.ON'))).toBeVisible();

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

    await page.goto(`/admin/counter/day?store=${store?.id}`);
    await expect(page.getByText(words('day.kind.GOLD'))).toBeVisible();
    await expect(page.getByText('−2 392 632'.replaceAll(' ', '\u00A0'))).toBeVisible();
    expect(complaints).toEqual([]);
  },
);
