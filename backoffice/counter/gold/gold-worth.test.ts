import { expect, it } from 'vitest';
import { gramsOf, worthOf } from './gold-worth.ts';

it('parses grams with a comma or a point, to the milligram', () => {
  expect(gramsOf('3,42')).toBe(3.42);
  expect(gramsOf(' 3.4205 ')).toBe(3.421);
  for (const typed of ['', '0', '-1', 'x', '10001']) expect(gramsOf(typed)).toBeNull();
});

it('computes the same amount as the server', () => {
  expect(worthOf({ rate: 1_200_000, net: 3.42, probe: 583 })).toBe(2_392_632);
  expect(worthOf({ rate: null, net: 3.42, probe: 583 })).toBe(0);
});
