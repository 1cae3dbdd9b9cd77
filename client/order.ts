import type { Order, PaymentMethod, PaymentMethodName, PlaceOrder } from '#contract/order.ts';
import { get, send, type Caller } from './call.ts';

export const listPaymentMethods = (caller: Caller) => get<PaymentMethod[]>(caller, '/api/v1/payment-methods');

/** `idempotencyKey`: a uuid made when the form was shown, so that a double tap places one order. */
export const placeOrder = (caller: Caller, order: PlaceOrder, idempotencyKey: string) =>
  send<Order>(caller, 'POST', '/api/v1/orders', { body: order, idempotencyKey });

export const getOrder = (caller: Caller, number: string, token: string) =>
  get<Order>(caller, `/api/v1/orders/${encodeURIComponent(number)}`, { token });

export const payOrder = (caller: Caller, order: { number: string; token: string }, method: PaymentMethodName, idempotencyKey: string) =>
  send<Order>(caller, 'POST', `/api/v1/orders/${encodeURIComponent(order.number)}/pay?token=${encodeURIComponent(order.token)}`, {
    body: { method },
    idempotencyKey,
  });

export const cancelOrder = (caller: Caller, order: { number: string; token: string }) =>
  send<Order>(caller, 'POST', `/api/v1/orders/${encodeURIComponent(order.number)}/cancel?token=${encodeURIComponent(order.token)}`);
