import { expect, test } from '@playwright/test';
import { startOf, word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const text = (key: string) => word('ru', 'bo-system', `setting.${key}`);

test(
  'BO-19: the sheet of a setting that somebody else changed shows their value, and what was typed stays',
  { tag: '@once' },
  async ({ page, browser }) => {
    const other = await (await browser.newContext(onThisMachine)).newPage();
    for (const one of [page, other]) {
      await enterAs(one, 'OWNER');
      await one.goto('/admin/settings');
      await one.getByRole('button', { name: text('names.privacy_days'), exact: true }).click();
    }
    const save = async (one: typeof page, days: string) => {
      await one.getByRole('dialog').getByRole('textbox').fill(days);
      await one
        .getByRole('dialog')
        .getByRole('button', { name: text('save'), exact: true })
        .click();
    };
    await save(other, '13');
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await save(page, '17');
    const sheet = page.getByRole('dialog');
    const theirs = sheet.getByRole('button', { name: startOf('ru', 'bo-shell', 'conflicts.theirs') });
    await expect(theirs).toContainText('13');
    await expect(sheet.getByRole('textbox')).toHaveValue('17');
    await theirs.click();
    await expect(sheet.getByRole('textbox')).toHaveValue('13');
    // the usual value again, for other tests
    await sheet.getByRole('button', { name: startOf('ru', 'bo-system', 'setting.reset') }).click();
    await expect(sheet).toHaveCount(0);
    await other.context().close();
  },
);
