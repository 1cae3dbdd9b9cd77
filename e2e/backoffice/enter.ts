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
  let account: Account | undefined;
  let origin = '';
  // a shop that has just started may still be adding the demo's accounts
  const find = async () => {
    const listed = await page.request.get(`${demo}/accounts`);
    origin = new URL(listed.url()).origin;
    const accounts = listed.ok() ? ((await listed.json()) as Account[]) : []; // the contract's answer
    account = accounts.find((one) => one.role === role);
    return account;
  };
  await expect.poll(find, `the account of ${role}`).toBeDefined();
  const answer = await page.request.post(`${demo}/session`, {
    data: { staffId: account?.id },
    headers: { origin },
  });
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
