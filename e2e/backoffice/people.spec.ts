import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { rowsOf } from '../support/shop-database.ts';
import { startOf, word } from '../support/words.ts';
import { enterAs, onThisMachine } from './enter.ts';

test.use(onThisMachine);

const people = (key: string) => word('ru', 'bo-people', key);

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

test(
  'BO-68: a review that its author wrote anew while it was read is not published, and shown anew',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/people/reviews?state=PENDING&sort=writtenAt&open=first');
    const open = page.getByRole('complementary');
    await expect(
      open.getByRole('button', { name: startOf('ru', 'bo-people', 'review.publish') }),
    ).toBeVisible();
    const read = (await open.locator('.open-words').first().textContent()) ?? '';
    const anew = `Написано заново: ${Date.now()}`;
    const changed = await rowsOf(
      `update reviews set body = $1, revision = revision + 1, written_at = now() where review_state = 'PENDING' and body = $2 returning id`,
      [anew, read],
    );
    expect(changed).toHaveLength(1);
    await page.keyboard.press('p');
    await expect(open.getByText(anew)).toBeVisible();
    await expect(page.getByText(people('review.done.PUBLISH'))).toHaveCount(0);
    const [review] = await rowsOf<{ state: string }>(
      `select review_state as state from reviews where body = $1`,
      [anew],
    );
    expect(review?.state).toBe('PENDING');
  },
);
