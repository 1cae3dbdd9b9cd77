/** Problems with providers that can be chosen by buttons. `late`: the browser is back before the payment. */
export const troubles = ['twice', 'atOnce', 'outOfOrder', 'late', 'wrongAuth', 'wrongAmount'] as const;

/** `leave`: the shopper cancels, and the provider makes no call. */
export type Choice = 'pay' | 'decline' | 'leave' | (typeof troubles)[number];

/** A bill as a provider's page shows it. */
export interface SimulatedBill {
  /** The provider's name as shoppers know it. */
  provider: string;
  language: 'ru' | 'uz' | 'en';
  orderNumber: string;
  amountSom: number;
}

/** A call of the provider and the shop's response. */
export interface Exchange {
  /** Its name in the provider's protocol. */
  call: string;
  status: number;
  answer: string;
}

const choices: readonly Choice[] = ['pay', 'decline', 'leave', ...troubles];

/** Undefined: none of the buttons. */
export function choiceOf(word: string | null): Choice | undefined {
  return choices.find((choice) => choice === word);
}
