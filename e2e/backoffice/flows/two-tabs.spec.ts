import { expect, test } from '@playwright/test';
import { rowsOf } from '../../support/shop-database.ts';
import { word } from '../../support/words.ts';
import { enterAs, onThisMachine } from '../enter.ts';

test.use(onThisMachine);

test(
  'a second factor in one tab replaces the session, and another tab goes on without a login',
  { tag: '@once' },
  async ({ page }) => {
    const [order] = await rowsOf<{ number: string }>(
      `select number from orders where order_state = 'DELIVERED' order by id limit 1`,
    );
    await enterAs(page, 'MANAGER');
    await page.goto(`/admin/orders/${order?.number}`);
    const note = `Два окна, ${crypto.randomUUID()}`;
    const field = page.getByLabel(word('ru', 'bo-shell', 'notes.body'));
    await field.fill(note);
    // as the other tab: the browser gets another cookie, and this tab still has the previous session's token
    await enterAs(page, 'MANAGER');
    const form = page.locator('form', { has: field });
    await form.getByRole('button', { name: word('ru', 'bo-shell', 'notes.write') }).click();
    // in the notes, and then in the timeline
    await expect(page.getByRole('listitem').filter({ hasText: note }).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
