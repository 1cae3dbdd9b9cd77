import type { Page } from '@playwright/test';
import { word } from '../support/words.ts';

/** The demo's login page offers its accounts to requests of the same machine: without a proxy's header. */
export const onThisMachine = { extraHTTPHeaders: {} };

/** The roles whose demo account stands once on the login page. */
export const roles = ['OWNER', 'MANAGER', 'CONTENT', 'SUPPORT', 'WAREHOUSE', 'ACCOUNTANT'] as const;

/** Enters the demo by its login page, as the first account of a role. */
export async function enterAs(page: Page, role: (typeof roles)[number] | 'SELLER'): Promise<void> {
  await page.goto('/admin/login');
  await page
    .getByRole('button', { name: word('ru', 'bo-shell', `role.${role}`) })
    .first()
    .click();
  await page.waitForURL(/\/admin\/(?:today|orders|pieces|me|staff)$/);
}

/** What the console complains of while a page is used; calls that are refused are among it. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
