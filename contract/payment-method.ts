import { Type, type Static } from 'typebox';
import { Shape, Words } from './primitives.ts';

export const fulfillmentKinds = ['DELIVERY', 'PICKUP'] as const;
/**
 * CASH = to the courier or at the counter; CARD_IN_STORE = by card at pickup; PAYME, CLICK, UZUM = online, if their provider is enabled;
 * FAKE = the test bank.
 */
export const paymentMethods = ['CASH', 'CARD_IN_STORE', 'PAYME', 'CLICK', 'UZUM', 'FAKE'] as const;
/** How an order was paid: by the shopper's method, or by bank transfer or old gold at the counter. */
export const paidBy = [...paymentMethods, 'TRANSFER', 'OLD_GOLD'] as const;

/** A payment method and whether it is available. */
export const PaymentMethod = Shape({
  method: Words(paymentMethods),
  fulfillment: Type.Array(Words(fulfillmentKinds)),
  online: Type.Boolean(),
  /**
   * Why the cart or the given order cannot be paid this way: no fiscal receipt can be made for a piece, or the total exceeds the limit for
   * online payments. Left out = it can.
   */
  unavailable: Type.Optional(Words(['NO_FISCAL_CODES', 'TOTAL_TOO_HIGH'] as const)),
});

export type PaymentMethodName = (typeof paymentMethods)[number];
export type PaymentMethod = Static<typeof PaymentMethod>;
