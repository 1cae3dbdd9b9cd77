import { type OrderActor, type OrderState, mayMove } from '#domain/order/order-states.ts';
import type { Db } from '#database/connect.ts';
import type { OrdersTable } from '#database/schema.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { freePromo } from '#server/pricing/promo-codes/redeem-promo.ts';
import { recordEvent } from './record-event.ts';
import { type OrderRow, updateOrder } from './queries.ts';

export interface Move {
  order: OrderRow;
  to: OrderState;
  by: OrderActor;
  now: Date;
  reason?: string;
  paymentState?: OrdersTable['payment_state'];
  paymentMethod?: string;
  /** The amount to be refunded, whole soʻm. */
  amountSom?: number;
}

/**
 * The only way to change an order's state: applies the transition table and writes the event, in the transaction that locked the order. If
 * the order ends without a sale, its use of a promo code is given back. Returns the event's id. Refuses with ORDER_STATE_CONFLICT.
 */
export async function moveOrder(db: Db, move: Move): Promise<number> {
  const { order, to, by, now } = move;
  if (!mayMove({ from: order.order_state, to, by, kind: order.fulfillment_kind })) {
    throw new Refusal('ORDER_STATE_CONFLICT', { state: order.order_state });
  }
  await updateOrder(db, {
    orderId: order.id,
    state: to,
    ...(move.paymentState !== undefined && { paymentState: move.paymentState }),
    ...(move.paymentMethod !== undefined && { paymentMethod: move.paymentMethod }),
  });
  if (to === 'CANCELLED' || to === 'EXPIRED') await freePromo(db, { orderId: order.id, now });
  return recordEvent(db, {
    order,
    to,
    by,
    now,
    ...(move.reason !== undefined && { reason: move.reason }),
    ...(move.amountSom !== undefined && { amountSom: move.amountSom }),
  });
}
