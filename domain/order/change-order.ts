import type { OrderState } from './order-states.ts';

const changeable: readonly OrderState[] = ['NEW', 'PENDING_PAYMENT', 'PAID', 'CONFIRMED'];

/** Whether the staff may still change who receives an order, and where: until it is being assembled (backoffice.md 2.4). */
export const mayChange = (state: OrderState): boolean => changeable.includes(state);

/** Which pieces it has they may change only while nothing was paid for them. */
export const mayChangePieces = ({ state, isUnpaid }: { state: OrderState; isUnpaid: boolean }): boolean =>
  isUnpaid && mayChange(state);

/**
 * What comes off pieces that come in at these prices, in whole soʻm: what a promo code took off a lost piece passes to the one that
 * replaces it, so that its shopper pays no more for the shop's loss. A piece that nobody lost brings its price alone.
 */
export const discountsOfAdded = (
  pricesSom: readonly number[],
  lostDiscountsSom: readonly number[],
): number[] => pricesSom.map((priceSom, nth) => Math.min(priceSom, lostDiscountsSom[nth] ?? 0));

interface Delivery {
  /** None of its money came, and none is on the way. */
  isUnpaid: boolean;
  /** What the shopper agreed to, whole soʻm. */
  agreedSom: number;
  /** What it costs to the new place. */
  quotedSom: number;
}

/**
 * What a changed delivery costs the shopper, in whole soʻm. A sum that was paid, or that a provider is collecting, stays as it is: money
 * beyond it goes back by a refund.
 */
export const deliveryCostAfter = ({ isUnpaid, agreedSom, quotedSom }: Delivery): number =>
  isUnpaid ? quotedSom : agreedSom;
