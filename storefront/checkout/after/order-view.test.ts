import { describe, expect, it } from 'vitest';
import { isJustPlaced, outcomeOf } from './order-view.ts';

describe('the page for the present state of an order', () => {
  it.each([
    ['NEW', 'NONE', 'done'],
    ['PENDING_PAYMENT', 'PENDING', 'settling'],
    ['PENDING_PAYMENT', 'FAILED', 'failed'],
    ['PAID', 'PAID', 'done'],
    ['EXPIRED', 'PENDING', 'failed'],
    ['CANCELLED', 'NONE', 'failed'],
  ] as const)('%s with payment %s is %s', (state, paymentState, outcome) => {
    expect(outcomeOf({ state, paymentState })).toBe(outcome);
  });
});

it.each([
  ['NEW', true],
  ['PAID', true],
  ['EXPIRED', true],
  ['CONFIRMED', false],
  ['DELIVERED', false],
  ['CANCELLED', false],
] as const)('an order in the state %s has a page of thanks: %s', (state, isThanked) => {
  expect(isJustPlaced({ state })).toBe(isThanked);
});
