import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { rowsOf } from '../../support/shop-database.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';
import { overflowOf } from '../screens.ts';
import { looksOf, openOtherTab, showAs } from './looks.ts';
import { saveButtonOf } from './record-forms.ts';

test.use(onThisMachine);

const dialog = '[role="dialog"], [role="alertdialog"]';
const named = (page: Page, file: string, key: string) =>
  page.getByRole('button', { name: word('ru', file, key), exact: true });

/** Changes the session of this browser only: other tests are logged in as the same person. */
async function changeOwnSession(page: Page, change: string): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name.endsWith('zarona-staff'))?.value;
  await rowsOf(`update staff_sessions set ${change} where id_hash = sha256(convert_to($1, 'utf8'))`, [token]);
}

/** Dialogs, and parts of them, that only a typed value, the second factor or the answer of the server opens. */
const openedLater: { what: string; open: (page: Page) => Promise<void> }[] = [
  {
    what: 'the difference between two people in one form',
    open: async (page) => {
      await page.goto('/admin/pieces?state=WITHDRAWN&sort=-serialNumber');
      await page.locator('.row-link').first().click();
      await named(page, 'bo-pieces', 'action.EDIT').click();
      const field = page.getByRole('dialog').getByLabel(word('ru', 'bo-pieces', 'fact.packageCode'));
      await field.fill('90420');
      const [, serial] = /pieces\/([^?]+)/.exec(page.url()) ?? [];
      await rowsOf('update product_items set package_code = $1 where serial_number = $2', ['90421', serial]);
      await saveButtonOf(field).click();
      await expect(
        page.getByRole('alert', { name: word('ru', 'bo-shell', 'conflicts.title') }),
      ).toBeVisible();
    },
  },
  {
    what: 'a refused value of a setting',
    open: async (page) => {
      await page.goto('/admin/settings');
      await named(page, 'bo-system', 'setting.names.privacy_days').click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('textbox').fill('100000');
      await sheet.getByRole('button', { name: word('ru', 'bo-system', 'setting.save'), exact: true }).click();
      await expect(sheet.locator('[aria-invalid="true"]')).toBeVisible();
    },
  },
  {
    what: 'the second factor, asked again',
    open: async (page) => {
      await page.goto('/admin/settings');
      await named(page, 'bo-system', 'setting.names.privacy_days').click();
      await changeOwnSession(
        page,
        `stepped_up_at = stepped_up_at - interval '6 minutes', factor_at = factor_at - interval '6 minutes'`,
      );
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('textbox').fill('13');
      await sheet.getByRole('button', { name: word('ru', 'bo-system', 'setting.save'), exact: true }).click();
      await expect(page.getByRole('dialog', { name: word('ru', 'bo-shell', 'gate.step-up') })).toBeVisible();
      await page.getByRole('button', { name: word('ru', 'bo-shell', 'login.confirm') }).click();
    },
  },
  {
    what: 'the login after the end of the session',
    open: async (page) => {
      await page.goto('/admin/settings');
      await named(page, 'bo-system', 'setting.names.privacy_days').click();
      await changeOwnSession(page, 'ended_at = now()');
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('textbox').fill('13');
      await sheet.getByRole('button', { name: word('ru', 'bo-system', 'setting.save'), exact: true }).click();
      await expect(page.getByRole('dialog', { name: word('ru', 'bo-shell', 'gate.login') })).toBeVisible();
    },
  },
];

test(
  'BO-63: dialogs that a typed value, a second factor or an answer opens are accessible and fit, in every language and theme',
  { tag: '@once' },
  async ({ page, context }) => {
    test.setTimeout(240_000);
    const otherTab = await openOtherTab(page, context);
    await enterAs(page, 'OWNER');
    for (const [place, { what, open }] of openedLater.entries())
      await test.step(what, async () => {
        await open(page);
        for (const look of [...looksOf(place), ...looksOf(place + 1)]) {
          await showAs(page, otherTab, look);
          await expectNoViolations(page, `${what} as ${Object.values(look).join()}`, dialog);
          expect
            .soft(await overflowOf(page), `${what} as ${Object.values(look).join()}`)
            .toBeLessThanOrEqual(0);
        }
        await showAs(page, otherTab, { language: 'ru', theme: 'kun', isWide: true });
      });
  },
);
