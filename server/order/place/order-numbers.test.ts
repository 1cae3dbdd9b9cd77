import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

it('abuse 19: order numbers grow by unpredictable increments', async () => {
  const running: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const { order } = await addOrder(sale);
    running.push(Number(order.number.split('-')[2]));
  }
  const leaps = running.slice(1).map((number, index) => number - (running[index] ?? 0));
  expect(Math.min(...leaps)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...leaps)).toBeLessThanOrEqual(100);
  // the probability of twelve equal increments out of twenty or more is one in 20^10
  expect(new Set(leaps).size).toBeGreaterThan(1);
});
