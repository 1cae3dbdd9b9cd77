import type { OrderState } from '../order/order-states.ts';

/** Checks whether a piece can be reviewed: from its hand-over on, unless it was returned. */
export function mayReview(order: OrderState): boolean {
  return order === 'DELIVERED';
}
