import { describe, expect, it } from 'vitest';
import { comingStates, isLate } from './coming-states.ts';
import {
  type FulfillmentKind,
  type OrderState,
  hasReleasedPieces,
  orderTransitions,
} from './order-states.ts';

const order = { promisedFrom: '2026-06-12', promisedTo: '2026-06-14' } as const;
const coming = (state: OrderState, kind: FulfillmentKind, today = '2026-06-10') =>
  comingStates({ ...order, state, kind }, today).map(({ state, from, to }) => [state, from, to]);

describe('comingStates', () => {
  it('of a delivery: the hand-over on the promised days, all other states by the first of them', () => {
    expect(coming('NEW', 'DELIVERY')).toEqual([
      ['CONFIRMED', null, '2026-06-12'],
      ['ASSEMBLING', null, '2026-06-12'],
      ['SHIPPED', null, '2026-06-12'],
      ['DELIVERED', '2026-06-12', '2026-06-14'],
    ]);
  });

  it('of a pickup: ready in the store from a day on; no day is promised for the pickup itself', () => {
    expect(coming('PAID', 'PICKUP')).toEqual([
      ['ASSEMBLING', null, '2026-06-12'],
      ['READY_FOR_PICKUP', '2026-06-12', '2026-06-14'],
      ['DELIVERED', null, null],
    ]);
    expect(coming('READY_FOR_PICKUP', 'PICKUP', '2026-07-01')).toEqual([['DELIVERED', null, null]]);
  });

  it('a pending payment has no day, because it has a deadline of its own', () => {
    expect(coming('PENDING_PAYMENT', 'PICKUP').slice(0, 2)).toEqual([
      ['PAID', null, null],
      ['ASSEMBLING', null, '2026-06-12'],
    ]);
  });

  it('past days are not promised', () => {
    expect(coming('ASSEMBLING', 'DELIVERY', '2026-06-13')).toEqual([
      ['SHIPPED', null, '2026-06-13'],
      ['DELIVERED', '2026-06-12', '2026-06-14'],
    ]);
    expect(coming('ASSEMBLING', 'DELIVERY', '2026-06-15')).toEqual([
      ['SHIPPED', null, null],
      ['DELIVERED', null, null],
    ]);
    const late = { ...order, kind: 'DELIVERY' } as const;
    expect(isLate({ ...late, state: 'ASSEMBLING' }, '2026-06-15')).toBe(true);
    expect(isLate({ ...late, state: 'ASSEMBLING' }, '2026-06-14')).toBe(false);
    expect(isLate({ ...late, state: 'DELIVERED' }, '2026-06-15')).toBe(false);
  });

  it('an order that waits for its shopper, for the payment or in the store, is not late', () => {
    const over = { ...order, promisedFrom: '2026-06-12', promisedTo: '2026-06-14' };
    expect(isLate({ ...over, state: 'PENDING_PAYMENT', kind: 'PICKUP' }, '2026-06-15')).toBe(false);
    expect(isLate({ ...over, state: 'READY_FOR_PICKUP', kind: 'PICKUP' }, '2026-06-15')).toBe(false);
    expect(isLate({ ...over, state: 'SHIPPED', kind: 'DELIVERY' }, '2026-06-15')).toBe(true);
  });

  it('a finished order has no further states', () => {
    const over = ['DELIVERED', 'CANCELLED', 'EXPIRED', 'RETURNED'] as const;
    expect(over.flatMap((state) => coming(state, 'PICKUP'))).toEqual([]);
  });

  it.each(['DELIVERY', 'PICKUP'] as const)(
    'the states of a %s follow the transition table step by step',
    (kind) => {
      const states = new Set(orderTransitions.map(({ from }) => from));
      for (const from of states) {
        const steps = [
          from,
          ...comingStates({ ...order, state: from, kind }, '2026-06-10').map(({ state }) => state),
        ];
        const moves = steps.slice(1).map((to, index) => ({ from: steps[index], to }));
        for (const move of moves)
          expect(
            orderTransitions.some(
              ({ from, to, only }) =>
                from === move.from && to === move.to && (only === undefined || only === kind),
            ) && !hasReleasedPieces(move.to),
          ).toBe(true);
      }
    },
  );
});
