import { expect, type Page, test } from '@playwright/test';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const words = (key: string) => word('ru', 'bo-exchange', `mapping.${key}`);
const [name, other] = ['Браслеты поставщика', /уже сохранено другое сопоставление/];

test(
  'BO-19: a mapping that somebody else has saved under the name is replaced only after it was named',
  { tag: '@once' },
  async ({ page, context }) => {
    await enterAs(page, 'WAREHOUSE');
    await page.goto('/admin/exchange/imports');
    const file = { name: 'one.csv', mimeType: 'text/csv', buffer: Buffer.from('artikul;serial\r\nE-1;E-1') };
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.waitForURL(/\/imports\/\d+$/);
    const second = await context.newPage();
    await second.goto(page.url());
    const save = async (tab: Page, about: string) => {
      await tab.getByLabel(words('saveAs')).fill(name);
      await tab.getByLabel(words('about')).fill(about);
      await tab.getByRole('button', { name: words('save'), exact: true }).click();
    };
    await save(second, 'Первое');
    await expect(second.getByRole('option', { name })).toBeAttached();
    await save(page, 'Второе');
    await expect(page.getByText(other)).toBeVisible();
    await expect(page.getByLabel(words('about'))).toHaveValue('Второе');
    await save(page, 'Второе');
    await expect(page.getByText(other)).toBeHidden();
    // what the second tab has saved is not there any more
    await save(second, 'Третье');
    await expect(second.getByText(other)).toBeVisible();
    // restores the initial state for other tests
    await page.getByLabel(words('take')).selectOption(name);
    await page.getByRole('button', { name: words('drop'), exact: true }).click();
    await expect(page.getByRole('option', { name })).not.toBeAttached();
    await page
      .getByRole('button', { name: word('ru', 'bo-exchange', 'import.action.DROP'), exact: true })
      .click();
    await page.waitForURL(/\/imports$/);
  },
);
