import { expect, it } from 'vitest';
import { totalCarats } from './total-carats.ts';

it('the total is the sum of the weights of all stones', () => {
  const diamonds = { count: 12, weight: 15 };
  expect(totalCarats([diamonds, { count: 1, weight: 250 }])).toBe(0.43);
});

it('the total is null if the weight of one stone is unknown', () => {
  expect(
    totalCarats([
      { count: 1, weight: 250 },
      { count: 2, weight: null },
    ]),
  ).toBeNull();
  expect(totalCarats([])).toBeNull();
});
