/** Whole soʻm. */
export interface StonePrices {
  b2cSom: number;
  b2bSom: number;
}

interface PricedStone {
  kind: 'diamond' | 'lab-diamond';
  shape: string;
  /** Thousandths of a carat. */
  carat: number;
  color: string;
  clarity: string;
  cut: string | null;
}

// soʻm per carat below this weight, grade G/VS (catalogue-plan 1), in millions; the plan ends at 1.5 ct and is continued here
const bands = [
  [400, 30],
  [500, 36],
  [700, 46],
  [900, 58],
  [1000, 70],
  [1500, 92],
  [2000, 118],
  [3000, 150],
  [Infinity, 190],
] as const;

// percent of G, and of VS: steps between the grades of the plan
const colorPercent: Readonly<Record<string, number>> = {
  D: 130,
  E: 120,
  F: 110,
  G: 100,
  H: 88,
  I: 77,
  J: 67,
  K: 58,
};
const clarityPercent: Readonly<Record<string, number>> = {
  FL: 140,
  IF: 130,
  VVS1: 122,
  VVS2: 114,
  VS1: 104,
  VS2: 97,
  SI1: 84,
  SI2: 72,
};
const cutPercent: Readonly<Record<string, number>> = { Excellent: 100, 'Very Good': 94, Good: 86 };
/** Less of the rough is lost than for a round stone. */
const fancyPercent = 84;
const labGrownPercent = 16;
const tenThousand = 10_000;

/** Returns plausible prices, not quotations; retail rounded up to 10 000 soʻm, 80 % of it for a business, rounded down to 10 000. */
export function looseStonePrices(stone: PricedStone): StonePrices {
  const millions = bands.find(([below]) => stone.carat < below)?.[1] ?? 0;
  const percents = [
    colorPercent[stone.color] ?? 100,
    clarityPercent[stone.clarity] ?? 100,
    stone.shape === 'round' ? (cutPercent[stone.cut ?? ''] ?? 100) : fancyPercent,
    stone.kind === 'lab-diamond' ? labGrownPercent : 100,
  ];
  const som = percents.reduce((sum, percent) => (sum * percent) / 100, (stone.carat / 1000) * millions * 1e6);
  const b2cSom = Math.ceil(som / tenThousand) * tenThousand;
  return { b2cSom, b2bSom: Math.floor((b2cSom * 4) / (5 * tenThousand)) * tenThousand };
}
