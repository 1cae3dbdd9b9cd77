import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { word } from '../support/words.ts';
import { enterAs, collectConsoleErrors, onThisMachine, roles } from './enter.ts';
import { goToScreen, openScreen, screenOf } from './screens.ts';

test.use(onThisMachine);

// an OWNER may open every screen: see every-screen.spec.ts
const rolesWithLimits = [...roles.filter((role) => role !== 'OWNER'), 'SELLER'] as const;

for (const role of rolesWithLimits)
  test(
    `${role} may open every screen that is linked from a screen, without errors (BO-2)`,
    { tag: '@once' },
    async ({ page }) => {
      test.setTimeout(240_000);
      await page.setViewportSize({ width: 1440, height: 900 });
      await enterAs(page, role);
      const consoleErrors = collectConsoleErrors(page);
      const refused: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()} on ${page.url()}`);
      });
      const known = new Set<string>();
      await openScreen(page, '/admin/');
      const waiting = [new URL(page.url()).pathname];
      for (let href = waiting.shift(); href !== undefined; href = waiting.shift()) {
        if (known.has(screenOf(href))) continue;
        known.add(screenOf(href));
        await goToScreen(page, href);
        const links = page.locator('a[href^="/admin/"]:visible');
        waiting.push(
          ...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))),
        );
      }
      expect(known.size).toBeGreaterThan(3);
      expect(refused).toEqual([]);
      expect(consoleErrors).toEqual([]);
    },
  );

for (const theme of ['kun', 'kecha'])
  test(`the login is accessible (BO-63): ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('bo-theme', chosen), theme);
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page, 'login');
  });

test('the login page of the demo logs in as one of its accounts', { tag: '@once' }, async ({ page }) => {
  await page.goto('/admin/login');
  await page
    .getByRole('button', { name: word('ru', 'bo-shell', 'role.SELLER') })
    .first()
    .click();
  await page.waitForURL(/\/admin\/(?!login)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  'a person who is not logged in sees no screen; the login redirects back to it',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/admin/audit');
    await page.waitForURL(/\/admin\/login\?to=%2Faudit$/);
  },
);
