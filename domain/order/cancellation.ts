import { type FulfillmentKind, type OrderState, mayMove } from './order-states.ts';

export interface CancellableOrder {
  state: OrderState;
  kind: FulfillmentKind;
  /** Amount paid and not refunded yet, in whole soʻm. */
  paidSom: number;
}

export type Cancellation = { ok: true; refundSom: number } | { ok: false; code: 'ORDER_STATE_CONFLICT' };

/**
 * Returns whether an order can be cancelled and the refund in whole soʻm, which is the whole amount paid. The shopper can cancel until it
 * is assembled.
 */
export function cancellation(order: CancellableOrder, by: 'SHOPPER' | 'STAFF' | 'PAYMENT'): Cancellation {
  if (!mayMove({ from: order.state, to: 'CANCELLED', by, kind: order.kind })) {
    return { ok: false, code: 'ORDER_STATE_CONFLICT' };
  }
  return { ok: true, refundSom: order.paidSom };
}
