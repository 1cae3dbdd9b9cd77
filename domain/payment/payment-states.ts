/**
 * States of an attempt to pay. OPEN: its provider has started. A refund is a separate movement; an attempt that is fully refunded is
 * REFUNDED.
 */
export type PaymentAttemptState = 'PENDING' | 'OPEN' | 'PAID' | 'FAILED' | 'REFUNDED';
export type PaymentCommand = 'OPEN' | 'SETTLE' | 'FAIL' | 'REFUND';

interface PaymentTransition {
  command: PaymentCommand;
  from: PaymentAttemptState;
  to: PaymentAttemptState;
}

/** The table of the effects of a provider's commands on an attempt. */
const paymentTransitions: readonly PaymentTransition[] = [
  { command: 'OPEN', from: 'PENDING', to: 'OPEN' },
  { command: 'SETTLE', from: 'OPEN', to: 'PAID' },
  { command: 'FAIL', from: 'PENDING', to: 'FAILED' },
  { command: 'FAIL', from: 'OPEN', to: 'FAILED' },
  { command: 'REFUND', from: 'PAID', to: 'REFUNDED' },
];

/** `SAME`: it was done before, and the first response is repeated. `REFUSED`: it contradicts what happened. */
export type PaymentStep = { step: 'MOVE'; to: PaymentAttemptState } | { step: 'SAME' } | { step: 'REFUSED' };

/** Returns the effect of a command on an attempt in this state. Providers repeat, reorder and delay calls, so every pair has a result. */
export function paymentStep(state: PaymentAttemptState, command: PaymentCommand): PaymentStep {
  const own = paymentTransitions.filter((transition) => transition.command === command);
  const move = own.find(({ from }) => from === state);
  if (move) return { step: 'MOVE', to: move.to };
  return own.some(({ to }) => to === state) ? { step: 'SAME' } : { step: 'REFUSED' };
}
