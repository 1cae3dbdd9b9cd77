import { describe, expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const order = {
  state: 'CONFIRMED',
  fulfillmentKind: 'DELIVERY',
  promisedFrom: '2026-06-12',
  promisedTo: '2026-06-14',
} as const;

describe('the next step of an order', () => {
  it('is the courier', () => {
    expect(nextStep(order)).toBe('DELIVERY');
  });

  it('is the store, from a day on or at once if the order is there', () => {
    expect(nextStep({ ...order, fulfillmentKind: 'PICKUP' })).toBe('PICKUP');
    expect(nextStep({ ...order, fulfillmentKind: 'PICKUP', state: 'READY_FOR_PICKUP' })).toBe('PICKUP_NOW');
  });

  it('is the payment before anything else', () => {
    expect(nextStep({ ...order, state: 'PENDING_PAYMENT' })).toBe('PAY');
  });

  it.each(['DELIVERED', 'CANCELLED', 'EXPIRED', 'RETURNED'] as const)('is null after %s', (state) => {
    expect(nextStep({ ...order, state })).toBeNull();
  });
});
