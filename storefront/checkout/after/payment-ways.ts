import type { PaymentMethod, PaymentMethodName } from '#contract/order.ts';
import type { OrderView } from './order-view.ts';
import type { SavedCard } from '../form/saved-cards.ts';

/** A way to pay an order that waits, with a key of its own: a page that is used twice, by Back or a double tap, pays once. */
export interface PaymentWay {
  /** The form's value: `CASH`, or a card such as `PAYME:12`. */
  way: string;
  method: PaymentMethodName;
  online: boolean;
  /** Saved at the provider; null = the shopper goes to the provider's page, or pays at the hand-over. */
  card: Pick<SavedCard, 'name' | 'expiry'> | null;
  idempotencyKey: string;
}

/** `again`: the same once more; null = it is not to be had any more. */
export interface PaymentWays {
  again: PaymentWay | null;
  otherWays: PaymentWay[];
}

/** The ways that the server offers for this order now, under each provider the shopper’s saved cards. */
export function paymentWays(
  order: Pick<OrderView, 'method' | 'allowedActions'>,
  { methods, cards }: { methods: readonly PaymentMethod[]; cards: readonly SavedCard[] },
): PaymentWays {
  const ways = methods
    .filter(({ online, unavailable }) => {
      const action = online ? 'PAY' : 'CHANGE_METHOD';
      return unavailable === undefined && order.allowedActions.includes(action);
    })
    // who came to pay online would rather go on so
    .toSorted((a, b) => Number(b.online) - Number(a.online))
    .flatMap(({ method, online }) => [
      { way: method, method, online, card: null },
      ...cards
        .filter((card) => card.method === method)
        .map(({ way, name, expiry }) => ({ way, method, online, card: { name, expiry } })),
    ])
    .map((way) => ({ ...way, idempotencyKey: crypto.randomUUID() }));
  return {
    again: ways.find(({ way }) => way === order.method) ?? null,
    otherWays: ways.filter(({ way }) => way !== order.method),
  };
}
