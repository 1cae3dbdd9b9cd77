import type { EndOrderHold } from '#server/cart/hold/expire-holds.ts';
import { lockOrderPieces, releaseOrderPieces } from '#server/cart/hold/order-pieces.ts';
import { endWaitingPayments } from '#server/payment/end-payments.ts';
import { moveOrder } from '../move-order.ts';
import { lockOrder, releaseOrderLines, selectOrder } from '../queries.ts';

/**
 * Expires an order that was not paid in time and returns its pieces to stock. Does nothing if the order was paid or its reservation
 * extended in the meantime.
 */
export const expireOrder: EndOrderHold = async (db, { orderId, now }) => {
  await lockOrder(db, { id: orderId });
  const reservedUntil = await lockOrderPieces(db, orderId);
  if (reservedUntil == null || reservedUntil > now) return;
  const order = await selectOrder(db, { id: orderId });
  if (order === undefined) throw new Error(`order ${orderId} does not exist`);
  const reason = 'not paid in time';
  await moveOrder(db, { order, to: 'EXPIRED', by: 'CLOCK', now, reason, paymentState: 'FAILED' });
  await releaseOrderLines(db, { orderId, now });
  await releaseOrderPieces(db, orderId);
  await endWaitingPayments(db, { orderId, failure: 'TIMED_OUT', now });
};
