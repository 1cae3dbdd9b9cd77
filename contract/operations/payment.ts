import { Type } from 'typebox';
import { PaymentMethod } from '#contract/payment-method.ts';
import { declareOperations } from './operation.ts';

/** Payment methods. */
export const paymentOperations = declareOperations({
  listPaymentMethods: {
    method: 'GET',
    path: '/api/v1/payment-methods',
    summary:
      'Lists the payment methods; if fiscal receipts are enabled, methods that the caller’s cart rules out are marked.',
    actor: 'visitor',
    answer: Type.Array(PaymentMethod),
    refusals: [],
    cache: 'shared-for-guests',
  },
});
