import type { Db } from '#database/connect.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { failWaitingPayments, insertPaidAtHandOver, selectPayments } from './queries.ts';
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

/**
 * Asks for money of an order back: a movement of its own and a job that tells the provider, both in this transaction. What was paid for
 * each line with all that was done to it, and what of the delivery; whole soʻm. Each line goes back once, and no more than came in: the
 * database refuses. The caller has locked the order. False: nothing was paid.
 */
export async function requestRefund(
  db: Db,
  args: { orderId: number; lines: readonly RefundedLine[]; deliverySom: number; now: Date },
): Promise<boolean> {
  const attempts = await selectPayments(db, [args.orderId]);
  const paid = attempts.find((attempt) => attempt.payment_state === 'PAID');
  if (paid === undefined) return false;
  const { lines, deliverySom, now } = args;
  const refund = await insertRefund(db, { paymentId: paid.id, lines, deliverySom, now });
  await enqueue(db, { task: 'send-refunds', key: `send-refund:${refund.id}` });
  return true;
}
