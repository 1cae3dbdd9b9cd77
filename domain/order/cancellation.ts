import { type FulfillmentKind, type OrderState, mayMove } from './order-states.ts';

export interface CancellableOrder {
  state: OrderState;
  kind: FulfillmentKind;
  /** Money that came in and has not gone back, in whole soʻm. */
  paidSom: number;
}

export type Cancellation = { ok: true; refundSom: number } | { ok: false; code: 'ORDER_STATE_CONFLICT' };

/** Whether an order may be called off and how much goes back, in whole soʻm: all of what was paid. The shopper may until it is assembled. */
export function cancellation(order: CancellableOrder, by: 'SHOPPER' | 'STAFF' | 'PAYMENT'): Cancellation {
  if (!mayMove({ from: order.state, to: 'CANCELLED', by, kind: order.kind })) {
    return { ok: false, code: 'ORDER_STATE_CONFLICT' };
  }
  return { ok: true, refundSom: order.paidSom };
}
