import type { Page } from '@playwright/test';
import { word } from '../support/words.ts';

/** The demo's login page offers its accounts only to requests from the same machine, without a proxy's header. */
export const onThisMachine = { extraHTTPHeaders: {} };

/** The roles that have exactly one demo account on the login page. */
export const roles = ['OWNER', 'MANAGER', 'CONTENT', 'SUPPORT', 'WAREHOUSE', 'ACCOUNTANT'] as const;

/** Logs into the demo on its login page, as the first account of a role. */
export async function enterAs(page: Page, role: (typeof roles)[number] | 'SELLER'): Promise<void> {
  await page.goto('/admin/login');
  await page
    .getByRole('button', { name: word('ru', 'bo-shell', `role.${role}`) })
    .first()
    .click();
  await page.waitForURL(/\/admin\/(?:today|orders|pieces|me|staff)$/);
}

/** Collects the errors in the console while a page is used, including refused calls. */
export function collectConsoleErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
