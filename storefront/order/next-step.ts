import type { OrderSummary } from '#contract/order.ts';

/** The part of an order that decides what comes next. */
export type ComingOrder = Pick<OrderSummary, 'state' | 'fulfillmentKind' | 'promisedFrom' | 'promisedTo'>;

/** What comes next for an order, by the key of its words in texts/…/profile.json `orders.next`; null = nothing more comes. */
export function nextStep(order: ComingOrder): 'PAY' | 'PICKUP' | 'PICKUP_NOW' | 'DELIVERY' | null {
  if (isOver(order.state)) return null;
  if (order.state === 'PENDING_PAYMENT') return 'PAY';
  if (order.state === 'READY_FOR_PICKUP') return 'PICKUP_NOW';
  return order.fulfillmentKind;
}

/** Nothing will happen to it any more. */
export function isOver(state: OrderSummary['state']): boolean {
  return state === 'DELIVERED' || state === 'CANCELLED' || state === 'EXPIRED' || state === 'RETURNED';
}
