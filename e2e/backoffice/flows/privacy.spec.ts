import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

const people = (key: string) => word('ru', 'bo-people', key);

test(
  'BO-53: requests about personal data are listed, completed with one button, and refused with a reason',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'MANAGER');
    await page.goto('/admin/today');
    await page.getByRole('link', { name: word('ru', 'bo-today', 'kind.PRIVACY') }).click();
    await expectNoViolations(page, 'requests about data');
    const saved = page.waitForEvent('download');
    await page
      .getByRole('button', { name: people('privacy.action.EXPORT') })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toMatch(/^customer-\d+\.json$/);
    await expect(page.getByText(people('privacy.done.EXPORT'))).toBeVisible();

    await page.goto('/admin/people/customers');
    await page.locator('.row-link').first().click();
    await expect(page).toHaveURL(/customers\/\d+/);
    const number = /customers\/(\d+)/.exec(page.url())?.[1] ?? '';
    // a request needs the number, and the address is no place to read it
    const facts = page.getByRole('region', { name: people('customer.part.contact') });
    await expect(facts.locator('dd').first()).toHaveText(number);
    await page
      .locator('.record-actions')
      .getByRole('button', { name: people('customer.more') })
      .click();
    await page.getByRole('menuitem', { name: people('privacy.add') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(people('privacy.kindLabel')).selectOption('ERASE');
    await sheet.getByLabel(people('privacy.basis')).fill('Письмо вх. 52');
    await expectNoViolations(page, 'a new request about data');
    await sheet.getByRole('button', { name: people('privacy.save'), exact: true }).click();
    await expect(page.getByText(people('privacy.done.ADD'))).toBeVisible();
    await page
      .getByRole('button', { name: people('privacy.action.REFUSE') })
      .first()
      .click();
    await sheet.getByLabel(people('privacy.reason')).fill('Обращение отозвано');
    await sheet.getByRole('button', { name: people('privacy.action.REFUSE') }).click();
    await expect(page.getByText(people('privacy.done.REFUSE'))).toBeVisible();
  },
);
