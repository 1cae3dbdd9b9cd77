import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceFor, visiblePrices } from '#domain/pricing/price-for.ts';

describe('priceFor', () => {
  it('returns the B2C price for a guest', () => {
    expect(priceFor({ b2cSom: 6_650_000, b2bSom: 5_320_000 }, 'B2C')).toBe(6_650_000);
  });

  it('returns the B2B price for an approved business', () => {
    expect(priceFor({ b2cSom: 6_650_000, b2bSom: 5_320_000 }, 'B2B')).toBe(5_320_000);
  });

  it('returns the B2C price for a business if the piece has no B2B price', () => {
    expect(priceFor({ b2cSom: 6_650_000, b2bSom: null }, 'B2B')).toBe(6_650_000);
  });

  it('is never higher for a business than for others', () => {
    expect(priceFor({ b2cSom: 5_000_000, b2bSom: 5_320_000 }, 'B2B')).toBe(5_000_000);
    expect(priceFor({ b2cSom: null, b2bSom: 5_320_000 }, 'B2B')).toBe(5_320_000);
  });

  it.each([0, null])('is on request if the price is %j', (price) => {
    expect(priceFor({ b2cSom: price, b2bSom: price }, 'B2C')).toBeNull();
    expect(priceFor({ b2cSom: price, b2bSom: price }, 'B2B')).toBeNull();
  });

  it('a B2B price has no effect on others and is not shown to them', () => {
    const som = fc.option(fc.integer({ min: 0, max: 1_000_000_000 }));
    fc.assert(
      fc.property(som, som, som, (b2cSom, one, other) => {
        expect(priceFor({ b2cSom, b2bSom: one }, 'B2C')).toBe(priceFor({ b2cSom, b2bSom: other }, 'B2C'));
        expect(visiblePrices({ b2cSom, b2bSom: one }, 'B2C').b2bSom).toBeNull();
      }),
    );
  });
});
