import type { CaratThousandths } from '#domain/units/carat.ts';
import { som } from '#domain/units/som.ts';

/** Color and clarity together, as the price list knows them, from the plainest to the rarest. */
export const diamondGrades = ['H/SI', 'G/VS', 'E/VS', 'F/VVS', 'E/VVS', 'D/VVS'] as const;
export type DiamondGrade = (typeof diamondGrades)[number];

/** Stones of one kind in a piece; each weighs `weight`. `grade` only for diamonds. A stone priced by the piece needs no weight. */
export interface PricedStone {
  kind: string;
  count: number;
  weight: CaratThousandths | null;
  grade: DiamondGrade | null;
}

// soʻm a carat up to and without this weight (thousandths of a carat), grade G/VS (catalogue-plan 1)
const diamondBands: readonly { below: number; somPerCarat: number }[] = [
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
];

const gradePercent: Record<DiamondGrade, number> = {
  'H/SI': 75,
  'G/VS': 100,
  'E/VS': 115,
  'F/VVS': 135,
  'E/VVS': 140,
  'D/VVS': 150,
};

const labGrownPercent = 16;

const somPerCarat: Readonly<Record<string, number>> = {
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
};

const somPerStone: Readonly<Record<string, number>> = {
  'akoya-pearl': 420_000,
  'mother-of-pearl': 150_000,
  'cubic-zirconia': 12_000,
};

/**
 * What the stones cost together, in soʻm × 10⁷ so that nothing is rounded on the way (thousandths of a carat × two percents).
 * Null where the list has no rate: an unknown kind, a stone without weight or grade, a diamond from 1.5 ct.
 */
export function stonesSomE7(stones: readonly PricedStone[]): bigint | null {
  let total = 0n;
  for (const stone of stones) {
    const price = stoneSomE7(stone);
    if (price === null) return null;
    total += price * BigInt(stone.count);
  }
  return total;
}

function stoneSomE7({ kind, weight, grade }: PricedStone): bigint | null {
  const fixed = somPerStone[kind];
  if (fixed !== undefined) return BigInt(som(fixed)) * 10_000_000n;
  const perCaratE4 =
    kind === 'diamond' || kind === 'lab-diamond' ? diamondE4(kind, weight, grade) : coloredE4(kind);
  return perCaratE4 === null || weight === null ? null : perCaratE4 * BigInt(weight);
}

function coloredE4(kind: string): bigint | null {
  const rate = somPerCarat[kind];
  return rate === undefined ? null : BigInt(rate) * 10_000n;
}

function diamondE4(
  kind: 'diamond' | 'lab-diamond',
  weight: CaratThousandths | null,
  grade: DiamondGrade | null,
): bigint | null {
  const band = weight === null ? undefined : diamondBands.find(({ below }) => weight < below);
  if (band === undefined || grade === null) return null;
  const originPercent = kind === 'lab-diamond' ? labGrownPercent : 100;
  return BigInt(band.somPerCarat) * BigInt(gradePercent[grade]) * BigInt(originPercent);
}
