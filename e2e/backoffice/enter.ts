import type { Static } from 'typebox';
import { expect, type Page } from '@playwright/test';
import type { DemoAccount } from '#contract/admin/staff/staff.ts';

type Account = Static<typeof DemoAccount>;

/** The demo offers its accounts only to requests from the same machine, without a proxy's header. */
export const onThisMachine = { extraHTTPHeaders: {} };

/** The roles that have exactly one demo account on the login page. */
export const roles = ['OWNER', 'MANAGER', 'CONTENT', 'SUPPORT', 'WAREHOUSE', 'ACCOUNTANT'] as const;

/**
 * Logs into the demo as the first account of a role, without opening a page. The browser saves data, so a page does not
 * load the other sections ahead: that would take as long as the page itself.
 */
export async function enterAs(page: Page, role: (typeof roles)[number] | 'SELLER'): Promise<void> {
  await page.context().addInitScript(saveData);
  const demo = '/api/admin/v1/demo';
  const listed = await page.request.get(`${demo}/accounts`);
  const accounts = (await listed.json()) as Account[]; // the contract's answer
  const account = accounts.find((one) => one.role === role);
  const headers = { origin: new URL(listed.url()).origin };
  const answer = await page.request.post(`${demo}/session`, { data: { staffId: account?.id }, headers });
  expect(answer.status(), `the login as ${role}`).toBe(200);
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
}

/** Collects the errors in the console while a page is used, including refused calls. */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  return consoleErrors;
}
