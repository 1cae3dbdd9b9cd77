import { cancellation } from '#domain/order/cancellation.ts';
import { paidForLine } from '#domain/order/paid-for-line.ts';
import type { OrderActor } from '#domain/order/order-states.ts';
import type { Db } from '#database/connect.ts';
import { releaseOrderPieces } from '#server/cart/hold/order-pieces.ts';
import { endWaitingPayments, paidSom, requestRefund } from '#server/payment/end-payments.ts';
import { leftToRefund } from '#server/payment/refunds/refundable.ts';
import { moveOrder } from '../move-order.ts';
import { type OrderRow, releaseOrderLines, selectOrderLines } from '../queries.ts';

export interface Cancellation {
  order: OrderRow;
  by: Exclude<OrderActor, 'CLOCK'>;
  now: Date;
  reason?: string;
}

/**
 * Cancels an order before it is shipped: returns its pieces to stock, ends pending payments, and queues a refund of what was paid. The
 * caller's transaction has locked the order. Returns ORDER_STATE_CONFLICT if this actor may no longer cancel it.
 */
export async function cancelUnshippedOrder(
  db: Db,
  { order, by, now, reason }: Cancellation,
): Promise<{ ok: true } | { ok: false; code: 'ORDER_STATE_CONFLICT' }> {
  const orderId = order.id;
  const paid = await paidSom(db, orderId);
  const may = cancellation({ state: order.order_state, kind: order.fulfillment_kind, paidSom: paid }, by);
  if (!may.ok) return may;
  const isWaiting = order.payment_state === 'PENDING';
  await moveOrder(db, {
    order,
    to: 'CANCELLED',
    by,
    now,
    ...(reason !== undefined && { reason }),
    ...(may.refundSom > 0 && { amountSom: may.refundSom }),
    ...(isWaiting && { paymentState: 'FAILED' }),
  });
  await releaseOrderLines(db, { orderId, now });
  await releaseOrderPieces(db, orderId);
  await endWaitingPayments(db, { orderId, failure: 'CANCELLED', now });
  if (may.refundSom > 0) await refundWhole(db, { order, now });
  return may;
}

/** Refunds everything that was paid and not refunded yet: each line once, and the delivery. */
async function refundWhole(db: Db, { order, now }: { order: OrderRow; now: Date }): Promise<void> {
  const lines = await selectOrderLines(db, [order.id]);
  const owed = await leftToRefund(db, order.id, {
    lines: lines.map((line) => ({ orderLineId: line.id, amountSom: paidForLine(line) })),
    deliverySom: order.delivery_cost_som,
    goodwillSom: 0,
  });
  await requestRefund(db, { orderId: order.id, ...owed, now });
}
