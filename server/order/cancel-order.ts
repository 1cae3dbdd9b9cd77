import type { Order } from '#contract/order.ts';
import { cancellation } from '#domain/order/cancellation.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { releaseOrderPieces } from '#server/cart/order-pieces.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { endPendingPayments, paidSom, requestRefunds } from '#server/payment/end-payments.ts';
import { moveOrder } from './move-order.ts';
import { type PresentDeps, presentKnownOrder } from './present-order.ts';
import { lockOrder, releaseOrderLines, selectOrder } from './queries.ts';

/**
 * The shopper calls the order off: its pieces are on sale again, an attempt to pay is over, money that came in goes back by a job. Twice
 * is no error. Refuses NOT_FOUND, ORDER_STATE_CONFLICT (it is being assembled, or over).
 */
export async function cancelOrder(
  deps: PresentDeps & { db: Db },
  { number, now }: { number: string; now: Date },
): Promise<Order> {
  return withTransaction(deps.db, async (db) => {
    await lockOrder(db, { number });
    const order = await selectOrder(db, { number });
    if (order === undefined) throw new Refusal('NOT_FOUND');
    if (order.order_state !== 'CANCELLED') {
      const paid = await paidSom(db, order.id);
      const may = cancellation(
        { state: order.order_state, kind: order.fulfillment_kind, paidSom: paid },
        'SHOPPER',
      );
      if (!may.ok) throw new Refusal(may.code, { state: order.order_state });
      const isWaiting = order.payment_state === 'PENDING';
      await moveOrder(db, {
        order,
        to: 'CANCELLED',
        by: 'SHOPPER',
        now,
        ...(isWaiting && { paymentState: 'FAILED' }),
      });
      await releaseOrderLines(db, { orderId: order.id, now });
      await releaseOrderPieces(db, order.id);
      await endPendingPayments(db, { orderId: order.id, failure: 'CANCELLED' });
      if (may.refundSom > 0) await requestRefunds(db, { orderId: order.id, now });
    }
    return presentKnownOrder(db, { deps, by: { id: order.id } });
  });
}
