import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { word } from '../support/words.ts';
import { enterAs, onThisMachine } from './enter.ts';

test.use(onThisMachine);

const people = (key: string) => word('ru', 'bo-people', key);

test(
  'a call-back is answered with two presses from Today, and the next one opens (BO-64)',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'SUPPORT');
    await page.goto('/admin/today');
    await page.getByRole('link', { name: word('ru', 'bo-today', 'kind.CALLS') }).click();
    const open = page.getByRole('complementary');
    await expect(open.getByRole('link', { name: /^\+998\d{9}$/ })).toBeVisible();
    await expectNoViolations(page, 'calls');
    const name = (await open.getByRole('heading').textContent()) ?? '';
    const first = await open.getByRole('link', { name: /^\+998\d{9}$/ }).textContent();
    expect(name).not.toBe('');
    await page.keyboard.press('1');
    await expect(page.getByText(people('call.done.CALLED'))).toBeVisible();
    // nobody else is late, or another call is open
    await expect(open.getByRole('link', { name: first ?? '' })).toHaveCount(0);
  },
);

test(
  'a visit is moved to another hour by a form, and confirmed (BO-68, BO-50)',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'MANAGER');
    await page.goto('/admin/people/visits?view=table&state=NEW&sort=startsAt');
    await page.locator('.row-open').last().click();
    const open = page.getByRole('complementary');
    await open.getByRole('button', { name: people('visit.reschedule') }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByLabel(people('visit.hour'))).toBeVisible();
    await expectNoViolations(page, 'another hour');
    await sheet.getByRole('button', { name: people('visit.save') }).click();
    await expect(page.getByText(people('visit.done.reschedule'))).toBeVisible();
    await expect(open.getByText(people('visit.rescheduled'), { exact: true })).toBeVisible();
    await open.getByRole('button', { name: people('visit.step.CONFIRMED') }).click();
    await expect(page.getByText(people('visit.done.CONFIRMED'))).toBeVisible();
  },
);
