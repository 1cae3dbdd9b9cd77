import { type OrderActor, type OrderState, mayMove } from '#domain/order/order-states.ts';
import type { Db } from '#database/connect.ts';
import type { OrdersTable } from '#database/schema.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type OrderRow, insertOrderEvent, updateOrder } from './queries.ts';

export interface Move {
  order: OrderRow;
  to: OrderState;
  by: OrderActor;
  now: Date;
  reason?: string;
  paymentState?: OrdersTable['payment_state'];
  paymentMethod?: string;
}

/**
 * The only way an order changes its state: by the table, with its event, in the transaction that locked it. Refuses
 * ORDER_STATE_CONFLICT.
 */
export async function moveOrder(db: Db, move: Move): Promise<void> {
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
  const event = {
    orderId: order.id,
    actor: by,
    from: order.order_state,
    to,
    reason: move.reason ?? null,
    now,
  };
  await insertOrderEvent(db, event);
}
