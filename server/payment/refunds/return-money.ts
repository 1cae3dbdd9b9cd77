import type { Db } from '#database/connect.ts';
import type { ProviderFacts } from '#providers/payment/port.ts';
import type { ProviderCallDeps } from '../provider-call.ts';
import { type PaymentRow, lockPayment } from '../queries.ts';
import { addFacts, markReturned } from '../queries-attempt.ts';
import {
  type RefundedBy,
  type RequestedRefundRow,
  addManualRefund,
  addToLedger,
  markRefundDone,
  selectWaitingRefunds,
  sumOfLedger,
} from './queries-refund.ts';

/**
 * Handles a full refund that the provider made itself (a person used its merchant portal): refunds that the shop requested are booked as
 * done, and an order that is not cancelled yet is cancelled. Undefined if the order is on its way or received, so that the payment must
 * stay. The caller has locked order and payment.
 */
export async function returnWhole(
  db: Db,
  args: { deps: ProviderCallDeps; payment: PaymentRow; facts?: ProviderFacts | undefined },
): Promise<PaymentRow | undefined> {
  const { deps, payment } = args;
  const isRequested = payment.refunded_som === payment.amount_som;
  const now = deps.now();
  if (!isRequested && !(await deps.orders.cancelUnshippedOrder(db, { orderId: payment.order_id, now })))
    return undefined;
  for (const refund of await selectWaitingRefunds(db, payment.id))
    await bookRefund(db, { deps, refund, by: 'PROVIDER' });
  await addFacts(db, { paymentId: payment.id, facts: args.facts ?? {} });
  return lockPayment(db, payment.id);
}

/** Books a refund that was made, once. The caller has locked the order. */
export async function bookRefund(
  db: Db,
  { deps, refund, by }: { deps: ProviderCallDeps; refund: RequestedRefundRow; by: RefundedBy },
): Promise<void> {
  const now = deps.now();
  if (!(await markRefundDone(db, { id: refund.id, by, now }))) return;
  const { order_id: orderId, payment_id: paymentId } = refund;
  if (by === 'STAFF') await addManualRefund(db, { paymentId, amountSom: refund.amount_som });
  await addToLedger(db, { orderId, paymentId, refundId: refund.id, amountSom: -refund.amount_som, now });
  const payment = await lockPayment(db, paymentId);
  const waiting = await selectWaitingRefunds(db, paymentId);
  const isReturned = payment.refunded_som === payment.amount_som && waiting.length === 0;
  if (isReturned) await markReturned(db, { paymentId, now });
  // other tenders of a counter sale may remain
  const isWhole = isReturned && (await sumOfLedger(db, orderId)) === 0;
  await deps.orders.markRefunded(db, { orderId, isWhole, amountSom: refund.amount_som, now });
}
