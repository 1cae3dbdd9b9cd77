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
  'BO-68: a review that its author changed while it was being moderated is not published, but shown again',
  { tag: '@once' },
  async ({ page }) => {
    const [review] = await rowsOf<{ id: number }>(
      `update reviews set review_state = 'PENDING', revision = revision + 1
       where id = (select r.id from reviews r join products p on p.id = r.product_id where p.artikul = 'ZR-103' limit 1)
       returning id`,
    );
    const id = review?.id ?? 0;
    await enterAs(page, 'CONTENT');
    await page.goto(`/admin/people/reviews?state=PENDING&open=${id}`);
    const open = page.getByRole('complementary');
    const publish = open.getByRole('button', { name: startOf('ru', 'bo-people', 'review.publish') });
    await expect(publish).toBeVisible();
    const anew = 'Написано заново: кольцо оказалось велико.';
    await rowsOf(`update reviews set body = $1, revision = revision + 1, written_at = now() where id = $2`, [
      anew,
      id,
    ]);
    await page.keyboard.press('p');
    await expect(open.getByText(anew)).toBeVisible();
    const stateOf = async () => {
      const sql = `select review_state as state from reviews where id = $1`;
      return (await rowsOf<{ state: string }>(sql, [id]))[0]?.state;
    };
    expect(await stateOf()).toBe('PENDING');
    await publish.click();
    await expect(page.getByText(people('review.done.PUBLISH'))).toBeVisible();
    expect(await stateOf()).toBe('PUBLISHED');
  },
);

test('the visits of Today begin with the one that waits longest', { tag: '@once' }, async ({ page }) => {
  const [first] = await rowsOf<{ name: string }>(
    `select name from visits where visit_state = 'NEW' or (visit_state = 'CONFIRMED' and starts_at < now()) order by starts_at, id limit 1`,
  );
  await enterAs(page, 'MANAGER');
  await page.goto('/admin/today');
  await page.getByRole('link', { name: word('ru', 'bo-today', 'kind.VISITS') }).click();
  await expect(page.locator('.row-open').first()).toHaveText(first?.name ?? '');
});
