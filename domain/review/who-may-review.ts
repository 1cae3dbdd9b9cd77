import type { OrderState } from '../order/order-states.ts';

/** Who received a piece may say what it is like: not before, and not once it went back. */
export function mayReview(order: OrderState): boolean {
  return order === 'DELIVERED';
}
