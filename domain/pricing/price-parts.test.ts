import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caratThousandths } from '#domain/units/carat.ts';
import { probeOf } from '#domain/units/probe.ts';
import { som } from '#domain/units/som.ts';
import { weightFromGrams, weightMg } from '#domain/units/weight.ts';
import { formulaPrices } from './metal-formula.ts';
import { makeClasses } from './price-formula.ts';
import { priceParts } from './price-parts.ts';

const swallow = {
  metal: 'gold',
  probe: probeOf(585),
  weight: weightFromGrams('3.42'),
  stones: [{ kind: 'diamond', count: 1, weight: caratThousandths(50), grade: 'G/VS' }],
} as const;

describe('priceParts', () => {
  it('returns the parts if the formula yields the price', () => {
    const price = formulaPrices({ ...swallow, make: 'B' })?.b2cSom ?? som(0);
    expect(priceParts(swallow, price)).toEqual({
      metalRateSom: 1_170_000,
      metalSom: 4_001_400,
      stonesSom: 600_000,
      workSom: price - 4_001_400 - 600_000,
      isMadeByTheGram: false,
    });
  });

  it('returns null for a fixed price, or for a stone without a rate', () => {
    expect(priceParts(swallow, som(7_000_000))).toBeNull();
    const unknown = [{ kind: 'jade', count: 1, weight: caratThousandths(500), grade: null }];
    expect(priceParts({ ...swallow, stones: unknown }, som(7_270_000))).toBeNull();
  });

  it('includes the making in the metal if it is priced by the gram', () => {
    const chain = {
      metal: 'silver',
      probe: probeOf(925),
      weight: weightFromGrams('6'),
      stones: [],
    } as const;
    expect(priceParts(chain, som(720_000))).toEqual({
      metalRateSom: 110_000,
      metalSom: 660_000,
      stonesSom: 0,
      workSom: 60_000,
      isMadeByTheGram: true,
    });
  });

  it('the parts add up to the price, for any piece', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('gold' as const, 'silver' as const, 'platinum' as const),
        fc.constantFrom(...makeClasses),
        fc.integer({ min: 300, max: 60_000 }),
        (metal, make, mg) => {
          const piece = { ...swallow, metal, weight: weightMg(mg) };
          const price = formulaPrices({ ...piece, make })?.b2cSom ?? som(0);
          const parts = priceParts(piece, price);
          expect(parts && parts.metalSom + parts.stonesSom + parts.workSom).toBe(price);
        },
      ),
    );
  });
});
