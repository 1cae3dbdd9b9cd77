import { orderNumberOf } from '../order-number.ts';
import type { Bill } from '../port.ts';

/** The data of a bill in the test bank's link, which is all that a bank gets. */
export interface FakeBill {
  transactionId: string;
  orderNumber: string;
  amountSom: number;
  language: 'ru' | 'uz' | 'en';
  /** Where the browser is sent afterwards; paths of the shop. */
  successPath: string;
  failedPath: string;
}

export function fakeLink({ orderNumber, attempt, amountSom, language, successUrl, failedUrl }: Bill): string {
  const facts = new URLSearchParams({
    attempt: String(attempt),
    sum: String(amountSom),
    language,
    success: pathOf(successUrl),
    failed: pathOf(failedUrl),
  });
  return `/fake-bank/${orderNumber}?${facts.toString()}`;
}

/** Returns undefined if it is not a link of the shop. The shop refuses a changed amount, and the redirect leads only to the shop. */
export function fakeBillOf(orderNumber: string, facts: Record<string, string>): FakeBill | undefined {
  const { attempt = '', sum = '', language, success = '', failed = '' } = facts;
  if (orderNumberOf(orderNumber) !== orderNumber) return undefined;
  const isOwn = [success, failed].every((path) => /^\/(?![/\\])[\w/?=&.%-]+$/.test(path));
  if (!/^\d{1,15}$/.test(attempt) || !/^\d{1,15}$/.test(sum) || !isOwn) return undefined;
  return {
    transactionId: `${orderNumber}-${attempt}`,
    orderNumber,
    amountSom: Number(sum),
    language: language === 'uz' || language === 'en' ? language : 'ru',
    successPath: success,
    failedPath: failed,
  };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
