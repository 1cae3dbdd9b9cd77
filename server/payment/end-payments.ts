import type { Db } from '#database/connect.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { failPendingPayments, insertRefund, selectPayments } from './queries.ts';

/** The attempts of an order that wait are over: its time ran out, or it was called off. The caller has locked the order. */
export async function endPendingPayments(
  db: Db,
  args: { orderId: number; failure: 'TIMED_OUT' | 'CANCELLED' },
): Promise<void> {
  await failPendingPayments(db, args);
}

/** What came in for an order and has not gone back, in whole soʻm. */
export async function paidSom(db: Db, orderId: number): Promise<number> {
  const attempts = await selectPayments(db, [orderId]);
  return attempts
    .filter((attempt) => attempt.payment_state === 'PAID')
    .reduce((sum, attempt) => sum + attempt.amount_som, 0);
}

/** Asks for the money of an order back: a movement of its own and a job that tells the provider, both in this transaction. */
export async function requestRefunds(db: Db, args: { orderId: number; now: Date }): Promise<void> {
  const attempts = await selectPayments(db, [args.orderId]);
  const paid = attempts.find((attempt) => attempt.payment_state === 'PAID');
  if (paid === undefined) return;
  const isNew = await insertRefund(db, { paymentId: paid.id, amountSom: paid.amount_som, now: args.now });
  if (isNew) await enqueue(db, { task: 'send-refunds', key: `send-refund:${paid.id}` });
}
