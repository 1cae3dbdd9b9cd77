import type { StaffSession } from '#contract/admin/staff/staff.ts';
import type { FiscalReceiptInput } from '#contract/admin/counter.ts';

/** The demo's accounts are of a domain that nobody has (`domain/auth/demo-accounts.ts`). */
export const isDemo = (session: StaffSession | null): boolean =>
  session?.email.endsWith('@zarona.demo') ?? false;

/** The demo has no cash register: what one would have printed, with a number that no other receipt has. */
export function makeDemoReceipt(now: Date): FiscalReceiptInput {
  const digits = String(now.getTime());
  return { terminal: 'DEMO', number: digits, sign: digits, issuedAt: now.toISOString() };
}
