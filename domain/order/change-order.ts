import type { OrderState } from './order-states.ts';

const changeable: readonly OrderState[] = ['NEW', 'PENDING_PAYMENT', 'PAID', 'CONFIRMED'];

/** Checks whether the staff can still change the recipient and the destination: until the order is being assembled (backoffice.md 2.4). */
export const mayChange = (state: OrderState): boolean => changeable.includes(state);

/** Checks whether the staff can still change the pieces of an order: additionally nothing may be paid. */
export const mayChangePieces = ({ state, isUnpaid }: { state: OrderState; isUnpaid: boolean }): boolean =>
  isUnpaid && mayChange(state);

/**
 * Returns the discounts of added pieces with these prices, in whole soʻm. The promo discount of a lost piece passes to the piece that
 * replaces it, so that the shopper does not pay more because of the shop's loss. A piece that replaces none has no discount.
 */
export const discountsOfAdded = (
  pricesSom: readonly number[],
  lostDiscountsSom: readonly number[],
): number[] => pricesSom.map((priceSom, nth) => Math.min(priceSom, lostDiscountsSom[nth] ?? 0));

interface Delivery {
  /** Nothing is paid, and no payment is in progress. */
  isUnpaid: boolean;
  /** The price the shopper agreed to, whole soʻm. */
  agreedSom: number;
  /** The price for the new destination. */
  quotedSom: number;
}

/**
 * Returns the delivery price after a change, in whole soʻm. If it is paid, or a provider is collecting it, it stays unchanged; a
 * difference is settled by a refund.
 */
export const deliveryCostAfter = ({ isUnpaid, agreedSom, quotedSom }: Delivery): number =>
  isUnpaid ? quotedSom : agreedSom;
