import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellation } from './cancellation.ts';
import { orderNumberPrefix } from './order-number.ts';
import {
  type FulfillmentKind,
  type OrderState,
  allowedActions,
  hasReleasedPieces,
  mayMove,
  orderTransitions,
} from './order-states.ts';

const states: OrderState[] = [
  'NEW',
  'PENDING_PAYMENT',
  'PAID',
  'CONFIRMED',
  'ASSEMBLING',
  'SHIPPED',
  'READY_FOR_PICKUP',
  'DELIVERED',
  'CANCELLED',
  'EXPIRED',
  'RETURNED',
];
/** Returns every state that can be reached from `start`, including `start`. */
function reachableFrom(start: OrderState, kind: FulfillmentKind): Set<OrderState> {
  const reached = new Set<OrderState>([start]);
  // a set's iterator also visits elements added during the loop
  for (const state of reached)
    for (const { from, to, only } of orderTransitions)
      if (from === state && (only === undefined || only === kind)) reached.add(to);
  return reached;
}

const anyState = fc.constantFrom(...states);
const anyKind = fc.constantFrom('DELIVERY' as const, 'PICKUP' as const);

describe('order states', () => {
  it('a finished order has no transitions', () => {
    const ends = orderTransitions.filter(({ from }) => hasReleasedPieces(from));
    expect(ends).toEqual([]);
  });

  it.each([
    ['paid online', 'PENDING_PAYMENT', 'DELIVERY', ['READY_FOR_PICKUP']],
    ['paid online', 'PENDING_PAYMENT', 'PICKUP', ['SHIPPED']],
    ['paid on receipt', 'NEW', 'DELIVERY', ['PENDING_PAYMENT', 'PAID', 'READY_FOR_PICKUP']],
    ['paid on receipt', 'NEW', 'PICKUP', ['PENDING_PAYMENT', 'PAID', 'SHIPPED']],
  ] as const)('an order %s that begins %s with %s reaches every state but %j', (_how, start, kind, never) => {
    const reached = reachableFrom(start, kind);
    expect(states.filter((state) => !reached.has(state))).toEqual(never);
  });

  it.each([
    [
      'SHOPPER',
      [
        'NEW > CANCELLED',
        'PENDING_PAYMENT > NEW',
        'PENDING_PAYMENT > CANCELLED',
        'PAID > CANCELLED',
        'CONFIRMED > CANCELLED',
      ],
    ],
    [
      'STAFF',
      [
        'NEW > CONFIRMED',
        'NEW > CANCELLED',
        'PENDING_PAYMENT > CANCELLED',
        'PAID > ASSEMBLING',
        'PAID > CANCELLED',
        'CONFIRMED > ASSEMBLING',
        'CONFIRMED > CANCELLED',
        'ASSEMBLING > SHIPPED',
        'ASSEMBLING > CANCELLED',
        'SHIPPED > DELIVERED',
        'READY_FOR_PICKUP > DELIVERED',
        'DELIVERED > RETURNED',
      ],
    ],
    ['PAYMENT', ['PENDING_PAYMENT > PAID', 'PAID > CANCELLED', 'ASSEMBLING > CANCELLED']],
    ['CLOCK', ['PENDING_PAYMENT > EXPIRED', 'NEW > EXPIRED']],
  ] as const)('%s can make exactly these transitions of a delivery order', (by, moves) => {
    const made = states.flatMap((from) =>
      states.filter((to) => mayMove({ from, to, by, kind: 'DELIVERY' })).map((to) => `${from} > ${to}`),
    );
    expect(made.toSorted()).toEqual(moves.toSorted());
  });

  it('a pickup order becomes ready instead of shipped', () => {
    const staff = { from: 'ASSEMBLING', by: 'STAFF', kind: 'PICKUP' } as const;
    expect(mayMove({ ...staff, to: 'READY_FOR_PICKUP' })).toBe(true);
    expect(mayMove({ ...staff, to: 'SHIPPED' })).toBe(false);
  });

  it('an order releases its pieces exactly when it is cancelled, expires or is returned', () => {
    expect(states.filter(hasReleasedPieces)).toEqual(['CANCELLED', 'EXPIRED', 'RETURNED']);
  });

  it.each<[OrderState, string[], string[]]>([
    ['NEW', ['CANCEL', 'REPEAT'], ['REPEAT']],
    ['PENDING_PAYMENT', ['PAY', 'CHANGE_METHOD', 'CANCEL', 'REPEAT'], ['PAY', 'REPEAT']],
    ['PAID', ['CANCEL', 'REPEAT'], ['REPEAT']],
    ['ASSEMBLING', ['REPEAT'], ['REPEAT']],
    ['EXPIRED', ['REPEAT'], ['REPEAT']],
  ])('in %s its shopper can %j, with only the link %j', (state, proven, byLink) => {
    expect(allowedActions({ state, kind: 'DELIVERY' })).toEqual(proven);
    expect(allowedActions({ state, kind: 'DELIVERY' }, false)).toEqual(byLink);
  });

  it('only a payment makes an order PAID, and only the clock lets it expire', () => {
    fc.assert(
      fc.property(
        anyState,
        anyKind,
        fc.constantFrom('SHOPPER' as const, 'STAFF' as const),
        (from, kind, by) => {
          expect(mayMove({ from, to: 'PAID', by, kind })).toBe(false);
          expect(mayMove({ from, to: 'EXPIRED', by, kind })).toBe(false);
        },
      ),
    );
  });

  it('a delivery is shipped and a pickup made ready, never the other way round', () => {
    const at = { from: 'ASSEMBLING', by: 'STAFF' } as const;
    expect(mayMove({ ...at, to: 'SHIPPED', kind: 'DELIVERY' })).toBe(true);
    expect(mayMove({ ...at, to: 'SHIPPED', kind: 'PICKUP' })).toBe(false);
    expect(mayMove({ ...at, to: 'READY_FOR_PICKUP', kind: 'PICKUP' })).toBe(true);
    expect(mayMove({ ...at, to: 'READY_FOR_PICKUP', kind: 'DELIVERY' })).toBe(false);
  });

  it('every action offered to the shopper is allowed by the table', () => {
    fc.assert(
      fc.property(anyState, anyKind, (state, kind) => {
        const actions = allowedActions({ state, kind });
        expect(actions.includes('CANCEL')).toBe(
          mayMove({ from: state, to: 'CANCELLED', by: 'SHOPPER', kind }),
        );
        expect(actions.includes('PAY')).toBe(state === 'PENDING_PAYMENT');
      }),
    );
  });
});

describe('cancellation', () => {
  it.each([
    ['NEW', true],
    ['PENDING_PAYMENT', true],
    ['PAID', true],
    ['CONFIRMED', true],
    ['ASSEMBLING', false],
    ['SHIPPED', false],
    ['CANCELLED', false],
  ] as const)('the shopper can cancel in state %s: %s', (state, may) => {
    expect(cancellation({ state, kind: 'PICKUP', paidSom: 0 }, 'SHOPPER').ok).toBe(may);
  });

  it('refunds the whole amount paid', () => {
    expect(cancellation({ state: 'PAID', kind: 'PICKUP', paidSom: 7_270_000 }, 'SHOPPER')).toEqual({
      ok: true,
      refundSom: 7_270_000,
    });
  });
});

describe('orders', () => {
  it('the number contains the day in Tashkent', () => {
    expect(orderNumberPrefix(new Date('2026-04-11T18:59:59Z'))).toBe('Z-260411-');
    expect(orderNumberPrefix(new Date('2026-04-11T19:00:00Z'))).toBe('Z-260412-');
  });
});
