import { expect, it } from 'vitest';
import type { PaymentMethod } from '#contract/payment-method.ts';
import { paymentMethodsOf } from './cart-view.ts';

const methods: PaymentMethod[] = [
  { method: 'CASH', fulfillment: ['DELIVERY', 'PICKUP'], online: false },
  { method: 'CARD_IN_STORE', fulfillment: ['PICKUP'], online: false },
  { method: 'PAYME', fulfillment: ['DELIVERY', 'PICKUP'], online: true },
];
const byCourierOnly: PaymentMethod = { method: 'UZUM', fulfillment: ['DELIVERY'], online: true };

it('the cart lists exactly the payment methods that are switched on', () => {
  expect(paymentMethodsOf(methods, { pickupOnly: false })).toEqual(['CASH', 'CARD_IN_STORE', 'PAYME']);
});

it('the cart lists no payment method that cannot be used for it', () => {
  const withoutCodes = methods.map((one) =>
    one.online ? { ...one, unavailable: 'NO_FISCAL_CODES' as const } : one,
  );
  expect(paymentMethodsOf(withoutCodes, { pickupOnly: false })).toEqual(['CASH', 'CARD_IN_STORE']);
});

it('a cart that no courier carries is paid by the methods of a store pickup', () => {
  const all = [...methods, byCourierOnly];
  expect(paymentMethodsOf(all, { pickupOnly: true })).toEqual(['CASH', 'CARD_IN_STORE', 'PAYME']);
  expect(paymentMethodsOf(all, { pickupOnly: false })).toContain('UZUM');
});
