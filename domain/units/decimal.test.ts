import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOfSteps, divideDown, divideUp, stepsOfDecimal } from './decimal.ts';

describe('decimals', () => {
  it('3.42 is read as 3420 thousandths and formatted without trailing zeros', () => {
    expect(stepsOfDecimal('3.42', 3)).toBe(3420);
    expect(decimalOfSteps(3420, 3)).toBe('3.42');
    expect(decimalOfSteps(5, 3)).toBe('0.005');
    expect(decimalOfSteps(-1500, 2)).toBe('-15');
  });

  it('zeros beyond the smallest step are accepted, other digits refused', () => {
    expect(stepsOfDecimal('3.4200', 2)).toBe(342);
    expect(() => stepsOfDecimal('3.421', 2)).toThrow(RangeError);
    expect(() => stepsOfDecimal('3,42', 2)).toThrow(RangeError);
    expect(() => stepsOfDecimal('99999999999999999', 2)).toThrow(RangeError);
  });

  it('formatting and parsing returns every number of steps', () => {
    const steps = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        expect(stepsOfDecimal(decimalOfSteps(value, decimals), decimals)).toBe(value);
      }),
    );
  });

  it('divides rounding down and up around the exact quotient', () => {
    const dividend = fc.bigInt({ min: 0n, max: 10n ** 24n });
    fc.assert(
      fc.property(dividend, fc.bigInt({ min: 1n, max: 10n ** 12n }), (left, right) => {
        expect(divideDown(left, right) * right <= left).toBe(true);
        expect(divideUp(left, right) * right >= left).toBe(true);
        expect(divideUp(left, right) - divideDown(left, right)).toBe(left % right === 0n ? 0n : 1n);
      }),
    );
    expect(() => divideDown(-1n, 2n)).toThrow(RangeError);
    expect(() => divideDown(1n, 0n)).toThrow(RangeError);
  });
});
