import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { enterAs, listenForComplaints, onThisMachine, roles } from './enter.ts';

test.use(onThisMachine);

for (const role of [...roles, 'SELLER'] as const)
  test(
    `${role} opens every screen of the rail without a complaint (BO-2)`,
    { tag: '@once' },
    async ({ page }) => {
      await enterAs(page, role);
      const complaints = listenForComplaints(page);
      const links = page.getByRole('navigation').locator('a[href^="/admin/"]:visible');
      await expect(links.last()).toBeVisible();
      const paths = new Set(
        await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? '')),
      );
      for (const path of paths) {
        if (path === '/admin/') continue;
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      expect(complaints).toEqual([]);
    },
  );

for (const theme of ['kun', 'kecha'])
  test(`every screen is accessible (BO-63): ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('bo-theme', chosen), theme);
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page, 'login');
    await enterAs(page, 'OWNER');
    for (const path of [
      'today',
      'orders',
      'counter',
      'counter/returns',
      'counter/day',
      'pieces',
      'transfers',
      'stocktakes',
      'people/calls',
      'people/reviews',
      'people/visits',
      'people/businesses',
      'people/waits',
      'people/customers',
      'people/visits?view=table',
      'staff',
      'audit',
      'jobs',
      'me',
    ]) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page, path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(width, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
    }
  });

test(
  'a screen that the role may not open says which permission it needs',
  { tag: '@once' },
  async ({ page }) => {
    await enterAs(page, 'CONTENT');
    await page.goto('/admin/orders');
    await expect(page.getByText('orders.read')).toBeVisible();
  },
);

test(
  'nobody who is not logged in sees a screen; the login leads back to it',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/admin/audit');
    await page.waitForURL(/\/admin\/login\?to=%2Faudit$/);
  },
);
