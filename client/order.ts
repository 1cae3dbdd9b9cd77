import type {
  AskOrderLink,
  JustPlaced,
  Order,
  OrdersPage,
  PaymentMethod,
  PayOrder,
  PlaceOrder,
  RepeatedOrder,
} from '#contract/order.ts';
import { get, send, type Caller } from './call.ts';

/** What opens an order: its number and, for whoever it does not belong to, the token of its link. */
export interface OrderLink {
  number: string;
  token?: string | undefined;
}

/** The user's own, the newest first. */
export const listOrders = (caller: Caller, query: { page?: number } = {}) =>
  get<OrdersPage>(caller, '/api/v1/orders', query);

export const listPaymentMethods = (caller: Caller) => get<PaymentMethod[]>(caller, '/api/v1/payment-methods');

/** `idempotencyKey`: a uuid made when the form was shown, so that a double tap places one order. */
export const placeOrder = (caller: Caller, order: PlaceOrder, idempotencyKey: string) =>
  send<Order>(caller, { method: 'POST', path: '/api/v1/orders', body: order, idempotencyKey });

export const getOrder = (caller: Caller, { number, token }: OrderLink) =>
  get<Order>(caller, `/api/v1/orders/${encodeURIComponent(number)}`, { token });

/** What was ordered a moment ago, also where the answer was lost on its way. */
export const findJustPlaced = (caller: Caller) => get<JustPlaced>(caller, '/api/v1/orders/just-placed');

/** How an order that waits for its payment can be paid now. */
export const listOrderMethods = (caller: Caller, { number, token }: OrderLink) =>
  get<PaymentMethod[]>(caller, `/api/v1/orders/${encodeURIComponent(number)}/payment-methods`, { token });

/** Pays again, or another way; by a card that the caller keeps at once. */
export const payOrder = (
  caller: Caller,
  link: OrderLink,
  { idempotencyKey, ...payment }: PayOrder & { idempotencyKey: string },
) => send<Order>(caller, { method: 'POST', path: actionPath(link, 'pay'), body: payment, idempotencyKey });

export const cancelOrder = (caller: Caller, link: OrderLink) =>
  send<Order>(caller, { method: 'POST', path: actionPath(link, 'cancel') });

/** With the last four digits of its phone the order shows whose it is, in this browser, for a while. */
export const proveOrder = (caller: Caller, link: OrderLink, digits: string) =>
  send<void>(caller, { method: 'POST', path: actionPath(link, 'proof'), body: { digits } });

/** Has the order's link sent to its phone by SMS; the answer does not say whether there is such an order. */
export const askOrderLink = (caller: Caller, body: AskOrderLink) =>
  send<void>(caller, { method: 'POST', path: '/api/v1/orders/link', body });

/** Puts pieces of the same models into the cart again. */
export const repeatOrder = (caller: Caller, link: OrderLink) =>
  send<RepeatedOrder>(caller, { method: 'POST', path: actionPath(link, 'repeat') });

function actionPath({ number, token }: OrderLink, action: 'pay' | 'cancel' | 'repeat' | 'proof'): string {
  const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`;
  return `/api/v1/orders/${encodeURIComponent(number)}/${action}${query}`;
}
