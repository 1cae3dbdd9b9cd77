import { expect, it } from 'vitest';
import type { PaymentMethod } from '#contract/order.ts';
import { paymentWays } from './payment-ways.ts';

const methods: PaymentMethod[] = [
  { method: 'CASH', fulfillment: ['DELIVERY', 'PICKUP'], online: false },
  { method: 'CARD_IN_STORE', fulfillment: ['PICKUP'], online: false },
  { method: 'PAYME', fulfillment: ['DELIVERY', 'PICKUP'], online: true },
  { method: 'UZUM', fulfillment: ['DELIVERY', 'PICKUP'], online: true },
];
const order = {
  method: 'UZUM' as const,
  allowedActions: ['PAY' as const, 'CHANGE_METHOD' as const, 'CANCEL' as const],
};
const card = { way: 'PAYME:12', method: 'PAYME', name: 'Uzcard •••• 6311', expiry: '03/99' };
const named = ({ again, otherWays }: ReturnType<typeof paymentWays>) => [
  again?.way ?? null,
  ...otherWays.map(({ way }) => way),
];

it('a failed payment can be retried by the same method or another, online methods first', () => {
  expect(named(paymentWays(order, { methods, cards: [] }))).toEqual([
    'UZUM',
    'PAYME',
    'CASH',
    'CARD_IN_STORE',
  ]);
});

it('a saved card is offered only under its own provider', () => {
  const offered = { methods, cards: [card, { ...card, way: 'CLICK:3', method: 'CLICK' }] };
  expect(named(paymentWays(order, offered))).toEqual(['UZUM', 'PAYME', 'PAYME:12', 'CASH', 'CARD_IN_STORE']);
  expect(named(paymentWays({ ...order, method: 'PAYME' }, offered)).slice(0, 2)).toEqual([
    'PAYME',
    'PAYME:12',
  ]);
  expect(paymentWays(order, offered).otherWays[1]).toMatchObject({
    method: 'PAYME',
    card: { name: card.name, expiry: card.expiry },
  });
});

it('a method that cannot be used for this order is not offered', () => {
  const dear = methods.map((one) => (one.online ? { ...one, unavailable: 'TOTAL_TOO_HIGH' as const } : one));
  expect(named(paymentWays(order, { methods: dear, cards: [card] }))).toEqual([
    null,
    'CASH',
    'CARD_IN_STORE',
  ]);
});

it('a provider that was switched off in the meantime is not offered again', () => {
  expect(named(paymentWays({ ...order, method: 'CLICK' }, { methods, cards: [] })).slice(0, 3)).toEqual([
    null,
    'PAYME',
    'UZUM',
  ]);
});

it('a finished order cannot be paid by any method', () => {
  expect(named(paymentWays({ ...order, allowedActions: [] }, { methods, cards: [card] }))).toEqual([null]);
  expect(named(paymentWays({ ...order, allowedActions: ['PAY'] }, { methods, cards: [] }))).toEqual([
    'UZUM',
    'PAYME',
  ]);
});

it('each method has a separate idempotency key, so that another choice is not a replay', () => {
  const { again, otherWays } = paymentWays(order, { methods, cards: [card] });
  const keys = [again, ...otherWays].map((way) => way?.idempotencyKey);
  expect(new Set(keys).size).toBe(5);
});
