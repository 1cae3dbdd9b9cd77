/** One attempt to pay. OPEN: its provider has begun. A refund is a movement of its own; when all went back the attempt is REFUNDED. */
export type PaymentAttemptState = 'PENDING' | 'OPEN' | 'PAID' | 'FAILED' | 'REFUNDED';
export type PaymentCommand = 'OPEN' | 'SETTLE' | 'FAIL' | 'REFUND';

interface PaymentTransition {
  command: PaymentCommand;
  from: PaymentAttemptState;
  to: PaymentAttemptState;
}

/** The one table of what a provider's word does to an attempt. */
const paymentTransitions: readonly PaymentTransition[] = [
  { command: 'OPEN', from: 'PENDING', to: 'OPEN' },
  { command: 'SETTLE', from: 'OPEN', to: 'PAID' },
  { command: 'FAIL', from: 'PENDING', to: 'FAILED' },
  { command: 'FAIL', from: 'OPEN', to: 'FAILED' },
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
