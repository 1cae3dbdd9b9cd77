import type { PaymentMethod, PaymentMethodName } from '#contract/payment-method.ts';
import type { OrderView } from './order-view.ts';
import type { SavedCard } from '../form/saved-cards.ts';

/** A method to pay an unpaid order, with its own idempotency key: a form that is sent again, by Back or a double tap, pays once. */
export interface PaymentOption {
  /** The form's value: `CASH`, or a card such as `PAYME:12`. */
  formValue: string;
  method: PaymentMethodName;
  online: boolean;
  /** A card saved at the provider; null if the shopper goes to the provider's page, or pays at the hand-over. */
  card: Pick<SavedCard, 'name' | 'expiry'> | null;
  idempotencyKey: string;
}

/** `again`: the same method once more; null if it is no longer available. */
export interface PaymentOptions {
  again: PaymentOption | null;
  otherOptions: PaymentOption[];
}

/** The methods that the server offers for this order now, with the shopper’s saved cards under each provider. */
export function paymentOptions(
  order: Pick<OrderView, 'method' | 'allowedActions'>,
  { methods, cards }: { methods: readonly PaymentMethod[]; cards: readonly SavedCard[] },
): PaymentOptions {
  const options = methods
    .filter(({ online, unavailable }) => {
      const action = online ? 'PAY' : 'CHANGE_METHOD';
      return unavailable === undefined && order.allowedActions.includes(action);
    })
    // a shopper who chose to pay online probably prefers another online method
    .toSorted((a, b) => Number(b.online) - Number(a.online))
    .flatMap(({ method, online }) => [
      { formValue: method, method, online, card: null },
      ...cards
        .filter((card) => card.method === method)
        .map(({ formValue, name, expiry }) => ({ formValue, method, online, card: { name, expiry } })),
    ])
    .map((option) => ({ ...option, idempotencyKey: crypto.randomUUID() }));
  return {
    again: options.find(({ formValue }) => formValue === order.method) ?? null,
    otherOptions: options.filter(({ formValue }) => formValue !== order.method),
  };
}
