import type { PaymentMethod, PaymentMethodName } from '#contract/payment-method.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Providers } from './open-payment.ts';

/** All payment methods; an online method is available if its provider is enabled. */
const methods: readonly PaymentMethod[] = [
  { method: 'CASH', fulfillment: ['DELIVERY', 'PICKUP'], online: false },
  { method: 'CARD_IN_STORE', fulfillment: ['PICKUP'], online: false },
  { method: 'PAYME', fulfillment: ['DELIVERY', 'PICKUP'], online: true },
  { method: 'CLICK', fulfillment: ['DELIVERY', 'PICKUP'], online: true },
  { method: 'UZUM', fulfillment: ['DELIVERY', 'PICKUP'], online: true },
  { method: 'FAKE', fulfillment: ['DELIVERY', 'PICKUP'], online: true },
];

export function listPaymentMethods(providers: Providers): PaymentMethod[] {
  return methods.filter(({ method, online }) => !online || providers.has(method));
}

/** Returns the method if it is available for this fulfillment. Refuses with PAYMENT_METHOD_UNAVAILABLE. */
export function requirePaymentMethod(
  providers: Providers,
  wish: { method: PaymentMethodName; kind: 'DELIVERY' | 'PICKUP' },
): PaymentMethod {
  const found = listPaymentMethods(providers).find(({ method }) => method === wish.method);
  if (found === undefined || !found.fulfillment.includes(wish.kind)) {
    throw new Refusal('PAYMENT_METHOD_UNAVAILABLE');
  }
  return found;
}
