import { expect, test } from '@playwright/test';
import { word } from '../support/words.ts';
import { expectNoViolations } from '../support/axe.ts';
import { enterAs, onThisMachine } from './enter.ts';

test.use(onThisMachine);

const price = (key: string) => word('ru', 'bo-prices', key);
const approval = (key: string) => word('ru', 'bo-approvals', key);

test(
  'a rate is previewed, and one that differs widely requires a second person (BO-32, BO-36)',
  { tag: '@once' },
  async ({ page }) => {
    test.slow();
    await enterAs(page, 'MANAGER');
    // platinum, because other tests buy gold
    await page.goto('/admin/prices/rates/new?metal=platinum');
    const sum = page.getByLabel(price('rate.sum'));
    await sum.fill('2000000');
    await page.getByRole('button', { name: price('preview.do') }).click();
    await expect(page.getByRole('heading', { name: price('preview.title') })).toBeVisible();
    await page.getByLabel(price('preview.reason')).fill('Цена биржи');
    await expectNoViolations(page, 'a new rate');
    await page.getByRole('button', { name: price('preview.request') }).click();
    await page.getByRole('link', { name: price('preview.open') }).click();
    await expect(page.getByText(approval('own'))).toBeVisible();
    const request = page.url();

    await page.context().clearCookies();
    await enterAs(page, 'OWNER');
    await page.goto(request);
    const approve = page.getByRole('button', { name: approval('action.approve') });
    await expect(approve).toBeVisible();
    await expectNoViolations(page, 'the request of a rate');
    await approve.click();
    await expect(page.getByText(approval('done.approve'))).toBeVisible();
    await page.goto('/admin/prices/rates?metal=platinum');
    await expect(page.getByRole('row', { name: /2.000.000/ }).first()).toBeVisible({ timeout: 30_000 });
    await expectNoViolations(page, 'rates');

    // sets it back, so that the shop is as before: 5 % lower is within the limit of one person
    await page.goto('/admin/prices/rates/new?metal=platinum');
    await sum.fill('1900000');
    await page.getByRole('button', { name: price('preview.do') }).click();
    await page.getByRole('button', { name: price('preview.apply') }).click();
    await expect(page.getByText(price('rate.done'))).toBeVisible();
  },
);

test(
  'a promotion and a promo code open by their addresses, although the list does not show them',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'MANAGER');
    for (const [screen, list] of [
      ['promotions', 'promotions'],
      ['codes', 'promo-codes'],
    ] as const) {
      const answer = await page.request.get(`/api/admin/v1/${list}`);
      // the contract's answer
      const { rows } = (await answer.json()) as { rows: { id: number; nameRu?: string; code?: string }[] };
      const oldest = rows.at(-1);
      await page.goto(`/admin/prices/${screen}?q=nothing-like-this&open=${oldest?.id}`);
      await expect(
        page.getByRole('dialog', { name: oldest?.code ?? oldest?.nameRu ?? '', exact: true }),
      ).toBeVisible();
      await page.goto(`/admin/prices/${screen}?open=999999`);
      await expect(page.getByRole('alert')).toBeVisible();
    }
  },
);
