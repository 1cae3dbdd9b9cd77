/** What goes wrong with providers: each is a button. `late`: the browser is back before the money. */
export const troubles = ['twice', 'atOnce', 'outOfOrder', 'late', 'wrongAuth', 'wrongAmount'] as const;

/** `leave`: the shopper turns back, and the provider says nothing to anybody. */
export type Choice = 'pay' | 'decline' | 'leave' | (typeof troubles)[number];

/** A bill as a provider's page shows it. */
export interface SimulatedBill {
  /** The provider's name as shoppers know it. */
  provider: string;
  language: 'ru' | 'uz' | 'en';
  orderNumber: string;
  amountSom: number;
}

/** A call of the provider and what the shop answered. */
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
