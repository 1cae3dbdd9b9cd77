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
  store: null,
};
const named = ({ again, others }: ReturnType<typeof paymentWays>) => [
  again?.method ?? null,
  ...others.map(({ method }) => method),
];

it('a failed payment is tried again the same way or another that goes with a courier', () => {
  expect(named(paymentWays(order, methods))).toEqual(['UZUM', 'PAYME', 'CASH']);
});

it('who comes to the store may pay there by card', () => {
  expect(named(paymentWays({ ...order, store: 'Zarona' }, methods))).toEqual([
    'UZUM',
    'PAYME',
    'CASH',
    'CARD_IN_STORE',
  ]);
});

it('a provider that was switched off meanwhile is not offered again', () => {
  expect(named(paymentWays({ ...order, method: 'CLICK' }, methods))).toEqual([null, 'PAYME', 'UZUM', 'CASH']);
});

it('an order that is over is paid in no way', () => {
  expect(named(paymentWays({ ...order, allowedActions: [] }, methods))).toEqual([null]);
  expect(named(paymentWays({ ...order, allowedActions: ['PAY'] }, methods))).toEqual(['UZUM', 'PAYME']);
});

it('each way has a key of its own, so that another choice is no replay', () => {
  const { again, others } = paymentWays(order, methods);
  const keys = [again, ...others].map((way) => way?.idempotencyKey);
  expect(new Set(keys).size).toBe(3);
});
