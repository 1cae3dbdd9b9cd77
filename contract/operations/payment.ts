import { Type } from 'typebox';
import { PaymentMethod } from '#contract/order.ts';
import { declareOperations } from './operation.ts';

/** The ways to pay. */
export const paymentOperations = declareOperations({
  listPaymentMethods: {
    method: 'GET',
    path: '/api/v1/payment-methods',
    summary: 'The ways to pay; where fiscal receipts are on, those that the caller’s cart rules out say so.',
    actor: 'visitor',
    answer: Type.Array(PaymentMethod),
    refusals: [],
    cache: 'shared-for-guests',
  },
});
