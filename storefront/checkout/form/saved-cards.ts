import type { Card } from '#contract/catalog/card.ts';
import type { Me } from '#contract/me.ts';
import type { PayOrder } from '#contract/order.ts';
import type { PaymentMethodName } from '#contract/payment-method.ts';
import type { Caller } from '#storefront/shell/caller.ts';
import { isApiProblem } from '#client/problem.ts';

/** A card of the shopper that can be charged at once. */
export interface SavedCard {
  /** The form's value, such as `PAYME:12`. */
  formValue: string;
  method: string;
  /** `Uzcard •••• 6311` */
  name: string;
  expiry: string;
}

/** The names of the card systems, in their own spelling. */
const brandNames = {
  HUMO: 'Humo',
  UZCARD: 'Uzcard',
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
} as const satisfies Record<Card['brand'], string>;

/** The cards of a user; empty for a guest, or if they cannot be loaded. */
export async function listSavedCards(caller: Caller, user: Me | null): Promise<Card[]> {
  if (user === null) return [];
  return caller.api.listCards().catch((error: unknown) => {
    if (isApiProblem(error)) return [];
    throw error;
  });
}

/** The cards that a bank would charge today. */
export function viewCards(cards: readonly Card[]): SavedCard[] {
  const good = cards.filter((card) => card.isVerified && card.expiryState !== 'EXPIRED');
  return good.map(({ id, provider, brand, maskedPan, expiry }) => ({
    formValue: `${provider}:${id}`,
    method: provider,
    name: `${brandNames[brand]} •••• ${maskedPan.slice(-4)}`,
    expiry,
  }));
}

/** The payment method of a form's value: a saved card is charged by its provider. */
export function methodOf(formValue: string): string {
  return formValue.split(':', 1)[0] ?? '';
}

/** The payment part of the request body. */
export function paymentOf(formValue: string): PayOrder {
  const [, id] = formValue.split(':', 2);
  return {
    method: methodOf(formValue) as PaymentMethodName, // the API refuses an unknown value
    ...(id !== undefined && { cardId: Number(id) }),
  };
}
