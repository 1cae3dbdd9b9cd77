import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caratThousandths } from '#domain/units/carat.ts';
import { probeOf } from '#domain/units/probe.ts';
import { weightFromGrams, weightMg } from '#domain/units/weight.ts';
import { formulaPrices } from './metal-formula.ts';
import { composePrice } from './price-composition.ts';
import { makeClasses, planFormula, planTerms } from './price-formula.ts';

const swallow = {
  metal: 'gold',
  probe: probeOf(585),
  make: 'B',
  weight: weightFromGrams('3.42'),
  stones: [{ kind: 'diamond', count: 1, weight: caratThousandths(50), grade: 'G/VS' }],
} as const;

describe('composePrice', () => {
  it('has metal, making, stones, the fixed part and the rounding', () => {
    expect(composePrice(swallow)).toEqual({
      priceSom: 7_270_000,
      rateSom: 2_000_000,
      metalSom: 4_001_400,
      makingSom: 2_600_910,
      stonesSom: 600_000,
      fixedSom: 60_000,
      roundingSom: 7690,
      makingPercent: 65,
      isByFineness: true,
    });
  });

  it('has no making for the plainest piece of a metal whose rate includes it', () => {
    const chain = { ...swallow, metal: 'silver', probe: probeOf(925), make: 'A', stones: [] } as const;
    expect(composePrice(chain)).toMatchObject({ makingSom: 0, makingPercent: 0, isByFineness: false });
  });

  it('is null if the formula has no price', () => {
    expect(composePrice({ ...swallow, metal: 'palladium' })).toBeNull();
    const unknown = [{ kind: 'jade', count: 1, weight: caratThousandths(500), grade: null }];
    expect(composePrice({ ...swallow, stones: unknown })).toBeNull();
  });

  it('works if the making costs less than that of the rate', () => {
    const metals = { gold: { rateIs: 'PURE', of: 200, A: 145, B: 165, C: 190, D: 240 } } as const;
    const parts = composePrice(swallow, { ...planTerms, formula: { ...planFormula, metals } });
    expect(parts?.makingSom).toBeLessThan(0);
  });

  it('adds up to the price, for any piece', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('gold' as const, 'silver' as const, 'platinum' as const),
        fc.constantFrom(...makeClasses),
        fc.integer({ min: 300, max: 60_000 }),
        (metal, make, mg) => {
          const piece = { ...swallow, metal, make, weight: weightMg(mg) };
          const parts = composePrice(piece);
          if (parts === null) throw new Error('the plan prices every one of these');
          const { metalSom, makingSom, stonesSom, fixedSom, roundingSom } = parts;
          expect(metalSom + makingSom + stonesSom + fixedSom + roundingSom).toBe(parts.priceSom);
          expect(parts.priceSom).toBe(formulaPrices(piece)?.b2cSom);
          expect(roundingSom).toBeLessThan(planFormula.stepSom + 2);
        },
      ),
    );
  });
});
