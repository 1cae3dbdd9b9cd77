import type { PaymentMethod, PaymentMethodName } from '#contract/order.ts';
import type { OrderView } from './order-view.ts';

/** A way to pay an order that waits, with a key of its own: a page that is used twice, by Back or a double tap, pays once. */
export interface PaymentWay {
  method: PaymentMethodName;
  idempotencyKey: string;
}

/** `again`: the same once more; null = it is not to be had any more. */
export interface PaymentWays {
  again: PaymentWay | null;
  others: PaymentWay[];
}

/** The ways that the server offers for this order now. */
export function paymentWays(
  order: Pick<OrderView, 'method' | 'allowedActions' | 'store'>,
  methods: readonly PaymentMethod[],
): PaymentWays {
  const kind = order.store === null ? 'DELIVERY' : 'PICKUP';
  const ways = methods
    .filter(({ fulfillment, online }) => {
      const action = online ? 'PAY' : 'CHANGE_METHOD';
      return fulfillment.includes(kind) && order.allowedActions.includes(action);
    })
    // who came to pay online would rather go on so
    .toSorted((a, b) => Number(b.online) - Number(a.online))
    .map(({ method }) => ({ method, idempotencyKey: crypto.randomUUID() }));
  return {
    again: ways.find(({ method }) => method === order.method) ?? null,
    others: ways.filter(({ method }) => method !== order.method),
  };
}
