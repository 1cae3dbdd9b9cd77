import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateSom, percentOf, roundSomDown, roundSomUp, som, sumSom } from './som.ts';

const amounts = fc.integer({ min: 0, max: 500_000_000 }).map(som);

describe('soʻm', () => {
  it('an amount is whole and never negative', () => {
    expect(som(6_650_000)).toBe(6_650_000);
    expect(() => som(0.5)).toThrow(RangeError);
    expect(() => som(-1)).toThrow(RangeError);
    expect(() => som(2 ** 53)).toThrow(RangeError);
    expect(() => sumSom([som(Number.MAX_SAFE_INTEGER), som(1)])).toThrow(RangeError);
  });

  it('a percentage is rounded down to the whole soʻm', () => {
    expect(percentOf(som(6_650_001), 12)).toBe(798_000);
    expect(percentOf(som(7), 15)).toBe(1);
  });

  it('a price is rounded to its step', () => {
    expect(roundSomUp(som(6_640_001), 10_000)).toBe(6_650_000);
    expect(roundSomUp(som(6_650_000), 10_000)).toBe(6_650_000);
    expect(roundSomDown(som(6_659_999), 10_000)).toBe(6_650_000);
  });

  it('the parts of a split total add up to it, and each is within a soʻm of its share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, weights, (total, given) => {
        fc.pre(given.some((weight) => weight > 0));
        const parts = allocateSom(total, given);
        const sum = given.reduce((left, weight) => left + weight, 0);
        expect(sumSom(parts)).toBe(total);
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part - (total * (given[index] ?? 0)) / sum)).toBeLessThan(1);
        }
      }),
    );
    expect(allocateSom(som(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(() => allocateSom(som(100), [0])).toThrow(RangeError);
  });
});
