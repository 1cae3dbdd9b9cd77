/** One attempt to pay. A refund is a movement of its own and only marks the attempt. */
export type PaymentAttemptState = 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED';
export type PaymentCommand = 'SETTLE' | 'FAIL' | 'REFUND';

interface PaymentTransition {
  command: PaymentCommand;
  from: PaymentAttemptState;
  to: PaymentAttemptState;
}

/** The one table of what a provider's word does to an attempt. */
const paymentTransitions: readonly PaymentTransition[] = [
  { command: 'SETTLE', from: 'PENDING', to: 'PAID' },
  { command: 'FAIL', from: 'PENDING', to: 'FAILED' },
  { command: 'REFUND', from: 'PAID', to: 'REFUNDED' },
];

/** `SAME`: it was done before, the answer is the first one again. `REFUSED`: it contradicts what happened. */
export type PaymentStep = { step: 'MOVE'; to: PaymentAttemptState } | { step: 'SAME' } | { step: 'REFUSED' };

/** What a command means for an attempt in this state: providers repeat, reorder and come late, so every pair has an answer. */
export function paymentStep(state: PaymentAttemptState, command: PaymentCommand): PaymentStep {
  const own = paymentTransitions.filter((transition) => transition.command === command);
  const move = own.find(({ from }) => from === state);
  if (move) return { step: 'MOVE', to: move.to };
  return own.some(({ to }) => to === state) ? { step: 'SAME' } : { step: 'REFUSED' };
}
