import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { som } from '#domain/units/som.ts';
import { vatInside } from './vat.ts';

describe('vatInside', () => {
  it.each([
    [5_490_000, 12, 588_214],
    [112, 12, 12],
    // 1.5 is rounded up: 14 × 12 / 112
    [14, 12, 2],
    [0, 12, 0],
    [5_490_000, 0, 0],
    [1, 12, 0],
    [5, 12, 1],
  ])('%i soʻm at %i %% include %i', (gross, percent, vat) => {
    expect(vatInside(som(gross), percent)).toBe(vat);
  });

  it('differs from the exact share by at most half a soʻm, and never exceeds the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900_000_000_000 }),
        fc.integer({ min: 0, max: 99 }),
        (gross, percent) => {
          const vat = vatInside(som(gross), percent);
          const off = BigInt(vat) * BigInt(100 + percent) - BigInt(gross) * BigInt(percent);
          expect((off < 0n ? -off : off) * 2n <= BigInt(100 + percent)).toBe(true);
          expect(vat).toBeLessThanOrEqual(gross);
        },
      ),
    );
  });
});
