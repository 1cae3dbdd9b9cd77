import { expect, it } from 'vitest';
import { totalCarats } from './total-carats.ts';

it('stones weigh together what each of them weighs', () => {
  const diamonds = { count: 12, weight: 15 };
  expect(totalCarats([diamonds, { count: 1, weight: 250 }])).toBe(0.43);
});

it('nobody knows what stones weigh of which one is not weighed', () => {
  expect(
    totalCarats([
      { count: 1, weight: 250 },
      { count: 2, weight: null },
    ]),
  ).toBeNull();
  expect(totalCarats([])).toBeNull();
});
