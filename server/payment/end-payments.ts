import { splitRefund } from '#domain/payment/split-refund.ts';
import type { Db } from '#database/connect.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { insertPaidAtHandOver } from './queries.ts';
import { failWaitingPayments } from './queries-attempt.ts';
import { readRefundable } from './refunds/refundable.ts';
import { type RefundedLine, addToLedger, insertRefund, sumOfLedger } from './refunds/queries-refund.ts';

/** The attempts of an order that wait are over: its time ran out, or it was called off. The caller has locked the order. */
export async function endWaitingPayments(
  db: Db,
  args: { orderId: number; failure: 'TIMED_OUT' | 'CANCELLED'; now: Date },
): Promise<void> {
  await failWaitingPayments(db, args);
}

/** What came in for an order and has not gone back, in whole soʻm. */
export async function paidSom(db: Db, orderId: number): Promise<number> {
  return sumOfLedger(db, orderId);
}

/** The money of the whole order was taken at the hand-over, in cash or by card; whole soʻm. The caller has locked the order. */
export async function bookAtHandOver(
  db: Db,
  args: { orderId: number; method: string; amountSom: number; now: Date },
): Promise<void> {
  const { orderId, amountSom, now } = args;
  const paymentId = await insertPaidAtHandOver(db, args);
  if (amountSom > 0) await addToLedger(db, { orderId, paymentId, amountSom, now });
}

/** A part of the money of a sale over the counter, whole soʻm. */
export interface TakenTender {
  method: string;
  amountSom: number;
  /** The cash that was handed over. */
  givenSom: number | null;
}

/** The money of a sale over the counter, by one or several tenders. Returns the first one's id. The caller has made the order. */
export async function bookTenders(
  db: Db,
  { orderId, tenders, now }: { orderId: number; tenders: readonly TakenTender[]; now: Date },
): Promise<number> {
  const ids: number[] = [];
  for (const [tender, { method, amountSom, givenSom }] of tenders.entries()) {
    const part = { orderId, method, amountSom, tender, givenSom, now };
    const paymentId = await insertPaidAtHandOver(db, part);
    await addToLedger(db, { orderId, paymentId, amountSom, now });
    ids.push(paymentId);
  }
  const [first] = ids;
  if (first === undefined) throw new Error('a sale without a tender');
  return first;
}

export interface RequestedRefund {
  orderId: number;
  lines: readonly RefundedLine[];
  deliverySom: number;
  /** Given back in addition to lines and delivery. Left out = 0. */
  goodwillSom?: number;
  /** The reason that the staff gave. */
  reason?: string | null;
  /** A second person agreed to it. */
  approvalId?: number | null;
  now: Date;
}

/**
 * Requests a refund of an order's payments: one refund per payment, and a job that sends it to its provider, all in
 * this transaction. What was paid for
 * each line with all that was done to it, and what of the delivery; whole soʻm. Each line goes back once, and no more than came in: the
 * database refuses. The caller has locked the order. False: nothing was paid.
 */
export async function requestRefund(db: Db, args: RequestedRefund): Promise<boolean> {
  const { open } = await readRefundable(db, args.orderId);
  if (open.length === 0) return false;
  const { lines, deliverySom, goodwillSom = 0, reason = null, approvalId = null, now } = args;
  const refunds = splitRefund(open, { lines, deliverySom, goodwillSom });
  if (refunds === undefined) throw new Error(`more is wanted back of order ${args.orderId} than came in`);
  for (const one of refunds) {
    const refund = await insertRefund(db, { ...one, reason, approvalId, now });
    await enqueue(db, { task: 'send-refunds', key: `send-refund:${refund.id}` });
  }
  return true;
}
