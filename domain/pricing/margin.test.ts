import { describe, expect, it } from 'vitest';
import { marginPercent } from './margin.ts';

describe('marginPercent', () => {
  it.each([
    [11_200_000, 6_000_000, 12, 40],
    [11_200_000, 10_000_000, 12, 0],
    [11_200_000, 10_000_001, 12, -1],
    [10_000_000, 5_000_000, 0, 50],
    [0, 5_000_000, 12, -100],
  ])('of %d with a cost of %d and %d %% VAT included is %d %%', (priceSom, costSom, vatPercent, expected) => {
    expect(marginPercent({ priceSom, costSom, vatPercent })).toBe(expected);
  });
});
