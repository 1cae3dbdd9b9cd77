import { splitRefund } from '#domain/payment/split-refund.ts';
import type { Db } from '#database/connect.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { insertPaidAtHandOver } from './queries.ts';
import { failWaitingPayments } from './queries-attempt.ts';
import { readRefundable } from './refunds/refundable.ts';
import { type RefundedLine, addToLedger, insertRefund, sumOfLedger } from './refunds/queries-refund.ts';

/** Ends the pending payment attempts of an order that expired or was cancelled. The caller has locked the order. */
export async function endWaitingPayments(
  db: Db,
  args: { orderId: number; failure: 'TIMED_OUT' | 'CANCELLED'; now: Date },
): Promise<void> {
  await failWaitingPayments(db, args);
}

/** Returns what was paid for an order and not refunded, in whole soʻm. */
export async function paidSom(db: Db, orderId: number): Promise<number> {
  return sumOfLedger(db, orderId);
}

/** Books the payment of a whole order at the hand-over, in cash or by card; whole soʻm. The caller has locked the order. */
export async function bookAtHandOver(
  db: Db,
  args: { orderId: number; method: string; amountSom: number; now: Date },
): Promise<void> {
  const { orderId, amountSom, now } = args;
  const paymentId = await insertPaidAtHandOver(db, args);
  if (amountSom > 0) await addToLedger(db, { orderId, paymentId, amountSom, now });
}

/** One tender of a counter sale, whole soʻm. */
export interface TakenTender {
  method: string;
  amountSom: number;
  /** The cash that the buyer handed over. */
  givenSom: number | null;
}

/** Books the tenders of a counter sale. Returns the first payment's id. The caller has created the order. */
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
  if (first === undefined) throw new Error('a counter sale needs at least one tender');
  return first;
}

export interface RequestedRefund {
  orderId: number;
  lines: readonly RefundedLine[];
  deliverySom: number;
  /** Refunded in addition to lines and delivery; 0 if omitted. */
  goodwillSom?: number;
  /** The reason that the staff gave. */
  reason?: string | null;
  /** The approval of a second person. */
  approvalId?: number | null;
  now: Date;
}

/**
 * Requests a refund of an order's payments in this transaction: one refund per payment, each with a job that sends it to its provider.
 * Lines include their options; amounts in whole soʻm. The database refuses to refund a line twice or more than was paid. The caller has
 * locked the order. Returns false if nothing was paid.
 */
export async function requestRefund(db: Db, args: RequestedRefund): Promise<boolean> {
  const { open } = await readRefundable(db, args.orderId);
  if (open.length === 0) return false;
  const { lines, deliverySom, goodwillSom = 0, reason = null, approvalId = null, now } = args;
  const refunds = splitRefund(open, { lines, deliverySom, goodwillSom });
  if (refunds === undefined) throw new Error(`the refund of order ${args.orderId} exceeds what was paid`);
  for (const one of refunds) {
    const refund = await insertRefund(db, { ...one, reason, approvalId, now });
    await enqueue(db, { task: 'send-refunds', key: `send-refund:${refund.id}` });
  }
  return true;
}
