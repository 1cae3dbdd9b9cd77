import { expect, it } from 'vitest';
import type { PaymentMethod } from '#contract/payment-method.ts';
import { paymentOptions } from './payment-options.ts';

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
const card = { formValue: 'PAYME:12', method: 'PAYME', name: 'Uzcard •••• 6311', expiry: '03/99' };
const named = ({ again, otherOptions }: ReturnType<typeof paymentOptions>) => [
  again?.formValue ?? null,
  ...otherOptions.map(({ formValue }) => formValue),
];

it('a failed payment can be retried by the same method or another, online methods first', () => {
  expect(named(paymentOptions(order, { methods, cards: [] }))).toEqual([
    'UZUM',
    'PAYME',
    'CASH',
    'CARD_IN_STORE',
  ]);
});

it('a saved card is offered only under its own provider', () => {
  const offered = { methods, cards: [card, { ...card, formValue: 'CLICK:3', method: 'CLICK' }] };
  expect(named(paymentOptions(order, offered))).toEqual([
    'UZUM',
    'PAYME',
    'PAYME:12',
    'CASH',
    'CARD_IN_STORE',
  ]);
  expect(named(paymentOptions({ ...order, method: 'PAYME' }, offered)).slice(0, 2)).toEqual([
    'PAYME',
    'PAYME:12',
  ]);
  expect(paymentOptions(order, offered).otherOptions[1]).toMatchObject({
    method: 'PAYME',
    card: { name: card.name, expiry: card.expiry },
  });
});

it('a method that cannot be used for this order is not offered', () => {
  const dear = methods.map((one) => (one.online ? { ...one, unavailable: 'TOTAL_TOO_HIGH' as const } : one));
  expect(named(paymentOptions(order, { methods: dear, cards: [card] }))).toEqual([
    null,
    'CASH',
    'CARD_IN_STORE',
  ]);
});

it('a provider that was switched off in the meantime is not offered again', () => {
  expect(named(paymentOptions({ ...order, method: 'CLICK' }, { methods, cards: [] })).slice(0, 3)).toEqual([
    null,
    'PAYME',
    'UZUM',
  ]);
});

it('a finished order cannot be paid by any method', () => {
  expect(named(paymentOptions({ ...order, allowedActions: [] }, { methods, cards: [card] }))).toEqual([null]);
  expect(named(paymentOptions({ ...order, allowedActions: ['PAY'] }, { methods, cards: [] }))).toEqual([
    'UZUM',
    'PAYME',
  ]);
});

it('each method has a separate idempotency key, so that another choice is not a replay', () => {
  const { again, otherOptions } = paymentOptions(order, { methods, cards: [card] });
  const keys = [again, ...otherOptions].map((option) => option?.idempotencyKey);
  expect(new Set(keys).size).toBe(5);
});
