import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manualDiscounts, maxDiscountPercent, defaultDiscountLimits } from './manual-discount.ts';

describe('discounts at the counter', () => {
  it('the limit depends on the role', () => {
    expect(
      (['SELLER', 'MANAGER', 'OWNER'] as const).map((role) =>
        maxDiscountPercent(role, defaultDiscountLimits),
      ),
    ).toEqual([3, 10, 90]);
  });

  it('the discount is allocated by price, exactly to the soʻm, and no price becomes negative', () => {
    expect(manualDiscounts([7_270_000, 1_340_001], 3)).toEqual([218_100, 40_200]);
    expect(manualDiscounts([7_270_000], null)).toEqual([0]);
    const prices = fc.array(fc.nat(500_000_000), { minLength: 1, maxLength: 8 });
    const holds = fc.property(prices, fc.integer({ min: 1, max: 90 }), (all, percent) => {
      const off = manualDiscounts(all, percent);
      const total = all.reduce((sum, price) => sum + price, 0);
      const isWithin = off.every((one, index) => one >= 0 && one <= (all[index] ?? 0));
      return isWithin && off.reduce((sum, one) => sum + one, 0) === Math.floor((total * percent) / 100);
    });
    expect(() => fc.assert(holds)).not.toThrow();
  });
});
