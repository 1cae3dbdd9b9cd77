import type { StaffSession } from '#contract/admin/staff/staff.ts';
import type { FiscalReceiptInput } from '#contract/admin/counter.ts';

/** The demo's accounts use a domain that does not exist (`domain/auth/demo-accounts.ts`). */
export const isDemo = (session: StaffSession | null): boolean =>
  session?.email.endsWith('@zarona.demo') ?? false;

/** Replaces the cash register, which the demo does not have: the data of a receipt with a unique number. */
export function makeDemoReceipt(now: Date): FiscalReceiptInput {
  const digits = String(now.getTime());
  return { terminal: 'DEMO', number: digits, sign: digits, issuedAt: now.toISOString() };
}
