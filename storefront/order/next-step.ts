import type { OrderSummary } from '#contract/order.ts';

/** The part of an order that determines the next step. */
export type ComingOrder = Pick<OrderSummary, 'state' | 'fulfillmentKind' | 'promisedFrom' | 'promisedTo'>;

/** The next step of an order, as the key of its text in texts/…/profile.json `orders.next`; null if there is none. */
export function nextStep(order: ComingOrder): 'PAY' | 'PICKUP' | 'PICKUP_NOW' | 'DELIVERY' | null {
  if (isOver(order.state)) return null;
  if (order.state === 'PENDING_PAYMENT') return 'PAY';
  if (order.state === 'READY_FOR_PICKUP') return 'PICKUP_NOW';
  return order.fulfillmentKind;
}

/** Checks for a final state. */
export function isOver(state: OrderSummary['state']): boolean {
  return state === 'DELIVERED' || state === 'CANCELLED' || state === 'EXPIRED' || state === 'RETURNED';
}
