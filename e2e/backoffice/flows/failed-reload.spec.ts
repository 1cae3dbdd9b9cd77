import { expect, test } from '@playwright/test';
import orders from '#texts/ru/bo-orders.json' with { type: 'json' };
import shell from '#texts/ru/bo-shell.json' with { type: 'json' };
import { enterAs, onThisMachine } from '../enter.ts';

test.use({ ...onThisMachine, viewport: { width: 1440, height: 900 } });

test(
  'a list that cannot be loaded again keeps its rows and says so, until it is loaded',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'OWNER');
    await page.goto('/admin/orders?state=DELIVERED');
    const first = page.locator('.row-link').first();
    await expect(first).toBeVisible();
    const number = (await first.textContent()) ?? '';
    const calls = '**/api/admin/v1/orders?*';
    await page.route(calls, (route) => route.abort());
    const search = page.getByRole('searchbox', { name: orders.search });
    await search.fill('Z-000000');
    await search.press('Enter');
    await expect(page.getByText(shell.notReloaded)).toBeVisible();
    await expect(first).toHaveText(number);
    await page.unroute(calls);
    await page.getByRole('button', { name: shell.again }).click();
    await expect(page.getByText(shell.notReloaded)).toBeHidden();
    await expect(page.locator('.row-link')).toHaveCount(0);
  },
);
