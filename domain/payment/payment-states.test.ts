import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaymentAttemptState, type PaymentCommand, paymentStep } from './payment-states.ts';

const anyCommand = fc.constantFrom<PaymentCommand>('OPEN', 'SETTLE', 'FAIL', 'REFUND');

function run(commands: PaymentCommand[]): PaymentAttemptState[] {
  let state: PaymentAttemptState = 'PENDING';
  return commands.map((command) => {
    const step = paymentStep(state, command);
    if (step.step === 'MOVE') state = step.to;
    return state;
  });
}

describe('paymentStep', () => {
  it.each([
    ['PENDING', 'OPEN', { step: 'MOVE', to: 'OPEN' }],
    ['OPEN', 'OPEN', { step: 'SAME' }],
    ['PAID', 'OPEN', { step: 'REFUSED' }],
    ['PENDING', 'SETTLE', { step: 'REFUSED' }],
    ['OPEN', 'SETTLE', { step: 'MOVE', to: 'PAID' }],
    ['OPEN', 'FAIL', { step: 'MOVE', to: 'FAILED' }],
    ['PAID', 'SETTLE', { step: 'SAME' }],
    ['FAILED', 'SETTLE', { step: 'REFUSED' }],
    ['REFUNDED', 'SETTLE', { step: 'REFUSED' }],
    ['PENDING', 'FAIL', { step: 'MOVE', to: 'FAILED' }],
    ['FAILED', 'FAIL', { step: 'SAME' }],
    ['PAID', 'FAIL', { step: 'REFUSED' }],
    ['PENDING', 'REFUND', { step: 'REFUSED' }],
    ['PAID', 'REFUND', { step: 'MOVE', to: 'REFUNDED' }],
  ] as const)('%s and %s: %j', (state, command, step) => {
    expect(paymentStep(state, command)).toEqual(step);
  });

  it('the result is the same if every call is repeated', () => {
    fc.assert(
      fc.property(fc.array(anyCommand), (commands) => {
        const twice = commands.flatMap((command) => [command, command]);
        expect(run(twice).at(-1)).toBe(run(commands).at(-1));
      }),
    );
  });

  it('a failed attempt never becomes paid', () => {
    fc.assert(
      fc.property(fc.array(anyCommand), fc.array(anyCommand), (before, after) => {
        const states = run([...before, 'FAIL', ...after]);
        const failedAt = states.indexOf('FAILED');
        expect(failedAt >= 0 && states.slice(failedAt).includes('PAID')).toBe(false);
      }),
    );
  });
});
