import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caratWeightFrom } from '#domain/units/carat.ts';
import { probeOf } from '#domain/units/probe.ts';
import { som } from '#domain/units/som.ts';
import { weightFromGrams, weightMg } from '#domain/units/weight.ts';
import { type FormulaPiece, formulaPrices } from './metal-formula.ts';
import { makeClasses, type MetalRates, planFormula, planTerms, type PriceTerms } from './price-formula.ts';
import type { PricedStone } from './stone-rates.ts';

const diamond = (carats: string, grade: PricedStone['grade'], count = 1): PricedStone => ({
  kind: 'diamond',
  count,
  weight: caratWeightFrom(carats),
  grade,
});
const goldPiece = (facts: Partial<FormulaPiece>): FormulaPiece => ({
  metal: 'gold',
  probe: probeOf(585),
  make: 'B',
  weight: weightFromGrams('3.10'),
  stones: [],
  ...facts,
});

const withRates = (rates: MetalRates): PriceTerms => ({
  formula: planFormula,
  rates: { ...planTerms.rates, ...rates },
});

describe('formulaPrices', () => {
  it.each([
    ['gold', 585, { A: 1_696_500_000, B: 1_930_500_000, C: 2_223_000_000, D: 2_808_000_000 }],
    ['silver', 925, { A: 110_000_000, B: 140_000_000, C: 190_000_000, D: 260_000_000 }],
    ['platinum', 950, { A: 1_900_000_000, B: 2_150_000_000, C: 2_500_000_000, D: 3_000_000_000 }],
  ] as const)(
    'a kilogram of %s %i costs the metal with its making, plus the fixed part',
    (metal, probe, metalOf) => {
      for (const make of makeClasses) {
        const piece = { metal, probe: probeOf(probe), make, weight: weightMg(1_000_000), stones: [] };
        expect([make, formulaPrices(piece)?.b2cSom]).toEqual([make, metalOf[make] + 60_000]);
      }
    },
  );

  it('agrees with the examples of the catalogue plan', () => {
    const swallow = (grams: string) =>
      goldPiece({ weight: weightFromGrams(grams), stones: [diamond('0.05', 'G/VS')] });
    expect(formulaPrices(swallow('3.10'))).toEqual({ b2cSom: 6_650_000, b2bSom: 5_320_000 });
    expect(formulaPrices(swallow('3.15'))).toEqual({ b2cSom: 6_750_000, b2bSom: 5_400_000 });
    expect(formulaPrices(swallow('3.23'))).toEqual({ b2cSom: 6_900_000, b2bSom: 5_520_000 });
    expect(formulaPrices(swallow('3.36'))).toEqual({ b2cSom: 7_150_000, b2bSom: 5_720_000 });

    const silsila = (grams: string) => goldPiece({ make: 'A', weight: weightFromGrams(grams) });
    expect(formulaPrices(silsila('3.27'))).toEqual({ b2cSom: 5_610_000, b2bSom: 4_820_000 });
    expect(formulaPrices(silsila('3.71'))).toEqual({ b2cSom: 6_360_000, b2bSom: 5_460_000 });

    const theOne = (grams: string) =>
      goldPiece({
        probe: probeOf(750),
        make: 'C',
        weight: weightFromGrams(grams),
        stones: [diamond('0.50', 'F/VVS')],
      });
    expect(formulaPrices(theOne('3.12'))).toEqual({ b2cSom: 40_010_000, b2bSom: 32_000_000 });
  });

  it('the price rises sharply at diamonds of 0.30, 0.50, 0.70 and 1.00 ct', () => {
    const price = (carats: string) =>
      formulaPrices(goldPiece({ stones: [diamond(carats, 'G/VS')] }))?.b2cSom ?? 0;
    for (const [below, from] of [
      ['0.29', '0.30'],
      ['0.49', '0.50'],
      ['0.69', '0.70'],
      ['0.99', '1.00'],
    ] as const) {
      expect(price(from) - price(below)).toBeGreaterThan(1_500_000);
    }
  });

  it('a laboratory-grown diamond costs 16 %', () => {
    const natural = goldPiece({ stones: [diamond('0.50', 'E/VS')] });
    const grown = goldPiece({ stones: [{ ...diamond('0.50', 'E/VS'), kind: 'lab-diamond' }] });
    // 0.50 ct × 46 m × 1.15 = 26.45 m, 16 % of it 4.232 m
    expect(formulaPrices(natural)?.b2cSom).toBe(32_500_000);
    expect(formulaPrices(grown)?.b2cSom).toBe(10_280_000);
  });

  it('silver and platinum are priced by the gram, independently of gold', () => {
    const studs = {
      metal: 'silver',
      probe: probeOf(925),
      make: 'A',
      weight: weightFromGrams('1.62'),
      stones: [{ kind: 'cubic-zirconia', count: 2, weight: caratWeightFrom('0.20'), grade: null }],
    } as const;
    expect(formulaPrices(studs, withRates({ gold: som(9_000_000) }))?.b2cSom).toBe(270_000);
    const band = {
      metal: 'platinum',
      probe: probeOf(950),
      make: 'D',
      weight: weightFromGrams('5'),
      stones: [],
    } as const;
    expect(formulaPrices(band)?.b2cSom).toBe(15_060_000);
  });

  it('follows the rate of its own metal, with the making in proportion', () => {
    const ring = { metal: 'silver', probe: probeOf(925), stones: [] } as const;
    const rates = withRates({ silver: som(121_000) });
    const priceOf = (make: 'A' | 'D') =>
      formulaPrices({ ...ring, make, weight: weightFromGrams('10') }, rates)?.b2cSom;
    // 10 g × 121 000 + 60 000; for D × 260 / 110
    expect([priceOf('A'), priceOf('D')]).toEqual([1_270_000, 2_920_000]);
  });

  it('is null for a stone without a rate', () => {
    expect(
      formulaPrices(
        goldPiece({ stones: [{ kind: 'spinel', count: 1, weight: caratWeightFrom('1'), grade: null }] }),
      ),
    ).toBeNull();
    expect(formulaPrices(goldPiece({ stones: [diamond('1.50', 'G/VS')] }))).toBeNull();
    expect(formulaPrices(goldPiece({ stones: [diamond('0.30', null)] }))).toBeNull();
    expect(
      formulaPrices(goldPiece({ stones: [{ kind: 'ruby', count: 1, weight: null, grade: null }] })),
    ).toBeNull();
  });

  it('uses the given parameters', () => {
    const piece = goldPiece({ weight: weightFromGrams('10') });
    const priceBy = (change: Partial<typeof planFormula>) =>
      formulaPrices(piece, { ...planTerms, formula: { ...planFormula, ...change } });
    // 10 g × 1 170 000 × 1.65 + 60 000
    expect(priceBy({})).toEqual({ b2cSom: 19_370_000, b2bSom: 16_650_000 });
    const gold = { rateIs: 'PURE', of: 100, A: 145, B: 170, C: 190, D: 240 } as const;
    expect(priceBy({ metals: { gold }, fixedPartSom: 0, stepSom: 1_000_000 })?.b2cSom).toBe(20_000_000);
    expect(priceBy({ b2bPercent: { withoutStones: 50, withStones: 40 } })?.b2bSom).toBe(9_680_000);
    expect(priceBy({ metals: {} })).toBeNull();
    const pearl = goldPiece({ stones: [{ kind: 'pearl', count: 2, weight: null, grade: null }] });
    const terms = { ...planTerms, formula: { ...planFormula, somPerStone: { pearl: 100_000 } } };
    expect(formulaPrices(pearl)).toBeNull();
    expect(formulaPrices(pearl, terms)?.b2cSom).toBe((formulaPrices(goldPiece({}))?.b2cSom ?? 0) + 200_000);
  });

  it('is null for a metal without a rate', () => {
    expect(formulaPrices(goldPiece({ metal: 'palladium' }))).toBeNull();
  });

  it('never falls when the piece or the rate grows, is a multiple of 10 000, and B2B stays below', () => {
    const weights = fc.integer({ min: 400, max: 60_000 });
    const rates = fc.integer({ min: 100_000, max: 9_000_000 });
    fc.assert(
      fc.property(weights, weights, rates, (one, other, rate) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)];
        const cheap = formulaPrices(goldPiece({ weight: weightMg(light) }), withRates({ gold: som(rate) }));
        const dear = formulaPrices(goldPiece({ weight: weightMg(heavy) }), withRates({ gold: som(rate) }));
        expect(cheap?.b2cSom).toBeLessThanOrEqual(dear?.b2cSom ?? 0);
        expect((cheap?.b2cSom ?? 1) % 10_000).toBe(0);
        expect(cheap?.b2bSom).toBeLessThan(cheap?.b2cSom ?? 0);
      }),
    );
  });
});
