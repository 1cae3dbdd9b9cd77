import type { Som } from '#domain/units/som.ts';
import { som } from '#domain/units/som.ts';

/** Classes of making: A chain or plain band, B standard design, C openwork or pavé, D handmade. */
export const makeClasses = ['A', 'B', 'C', 'D'] as const;
export type MakeClass = (typeof makeClasses)[number];

/**
 * Factors of making relative to `of`, the making that the reference rate refers to. `PURE`: the rate is for the pure metal, and the
 * fineness of a piece counts. `MADE`: it is for the plainest piece as it is sold, including its making.
 */
export interface MakingFactors extends Readonly<Record<MakeClass | 'of', number>> {
  rateIs: 'PURE' | 'MADE';
}

/** Parameters of the metal formula: a row of `price_formulas`, in force from its time on. Amounts in whole soʻm. */
export interface PriceFormula {
  /** Factors by precious metal; pieces of other metals are priced by hand. */
  metals: Readonly<Record<string, MakingFactors>>;
  /** Hallmarking and packaging, for every piece. */
  fixedPartSom: number;
  /** A retail price is rounded up to a multiple of it, a business's price down. */
  stepSom: number;
  /** The price for a business, in percent of the retail price. */
  b2bPercent: { withoutStones: number; withStones: number };
  /**
   * Prices per carat of natural diamonds of the grade with 100 %, by weight: each applies below the given thousandths of a carat,
   * ascending.
   */
  diamondBands: readonly { below: number; somPerCarat: number }[];
  /** Percentage by color and clarity together, `G/VS`, relative to that grade. */
  gradePercent: Readonly<Record<string, number>>;
  /** The price of a laboratory-grown diamond, in percent of a natural one. */
  labGrownPercent: number;
  /** Price per carat by kind of stone. */
  somPerCarat: Readonly<Record<string, number>>;
  somPerStone: Readonly<Record<string, number>>;
}

/** Reference rates by precious metal in soʻm per gram of what the formula defines. */
export type MetalRates = Readonly<Record<string, Som>>;

/** The input that prices are computed from. */
export interface PriceTerms {
  formula: PriceFormula;
  rates: MetalRates;
}

/** The formula of the catalogue plan (1), which is the default of every shop; the demo uses it. */
export const planFormula: PriceFormula = {
  metals: {
    gold: { rateIs: 'PURE', of: 100, A: 145, B: 165, C: 190, D: 240 },
    silver: { rateIs: 'MADE', of: 110, A: 110, B: 140, C: 190, D: 260 },
    platinum: { rateIs: 'MADE', of: 190, A: 190, B: 215, C: 250, D: 300 },
  },
  fixedPartSom: 60_000,
  stepSom: 10_000,
  b2bPercent: { withoutStones: 86, withStones: 80 },
  diamondBands: [
    { below: 21, somPerCarat: 11_000_000 },
    { below: 51, somPerCarat: 12_000_000 },
    { below: 101, somPerCarat: 14_000_000 },
    { below: 201, somPerCarat: 19_000_000 },
    { below: 300, somPerCarat: 24_000_000 },
    { below: 400, somPerCarat: 30_000_000 },
    { below: 500, somPerCarat: 36_000_000 },
    { below: 700, somPerCarat: 46_000_000 },
    { below: 900, somPerCarat: 58_000_000 },
    { below: 1_000, somPerCarat: 70_000_000 },
    { below: 1_500, somPerCarat: 92_000_000 },
  ],
  gradePercent: { 'H/SI': 75, 'G/VS': 100, 'E/VS': 115, 'F/VVS': 135, 'E/VVS': 140, 'D/VVS': 150 },
  labGrownPercent: 16,
  somPerCarat: {
    ruby: 9_000_000,
    emerald: 8_000_000,
    sapphire: 6_000_000,
    aquamarine: 1_800_000,
    opal: 1_200_000,
    garnet: 250_000,
    amethyst: 200_000,
    topaz: 120_000,
    turquoise: 100_000,
    onyx: 80_000,
    lapis: 60_000,
  },
  somPerStone: { 'akoya-pearl': 420_000, 'mother-of-pearl': 150_000, 'cubic-zirconia': 12_000 },
};

export const planTerms: PriceTerms = {
  formula: planFormula,
  rates: { gold: som(2_000_000), silver: som(110_000), platinum: som(1_900_000) },
};
