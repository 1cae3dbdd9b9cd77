import type { CaratThousandths } from '#domain/units/carat.ts';
import type { PriceFormula } from './price-formula.ts';

/** Color and clarity together, as in the catalogue plan, from the plainest to the rarest. */
export const diamondGrades = ['H/SI', 'G/VS', 'E/VS', 'F/VVS', 'E/VVS', 'D/VVS'] as const;
export type DiamondGrade = (typeof diamondGrades)[number];

/** Stones of one kind in a piece; each weighs `weight`. `grade` (`G/VS`) only for diamonds. A stone priced per piece needs no weight. */
export interface PricedStone {
  kind: string;
  count: number;
  weight: CaratThousandths | null;
  grade: string | null;
}

type StoneRates = Pick<
  PriceFormula,
  'diamondBands' | 'gradePercent' | 'labGrownPercent' | 'somPerCarat' | 'somPerStone'
>;

/**
 * Returns the price of the stones together, in soʻm × 10⁷ so that nothing is rounded on the way (thousandths of a carat × two
 * percentages). Null if the formula has no rate: an unknown kind, a stone without weight or grade, a diamond above all bands.
 */
export function stonesSomE7(stones: readonly PricedStone[], rates: StoneRates): bigint | null {
  let total = 0n;
  for (const stone of stones) {
    const price = stoneSomE7(stone, rates);
    if (price === null) return null;
    total += price * BigInt(stone.count);
  }
  return total;
}

function stoneSomE7(stone: PricedStone, rates: StoneRates): bigint | null {
  const { kind, weight } = stone;
  const fixed = rates.somPerStone[kind];
  if (fixed !== undefined) return BigInt(fixed) * 10_000_000n;
  const isDiamond = kind === 'diamond' || kind === 'lab-diamond';
  const perCaratE4 = isDiamond ? diamondE4(stone, rates) : coloredE4(kind, rates);
  return perCaratE4 === null || weight === null ? null : perCaratE4 * BigInt(weight);
}

function coloredE4(kind: string, { somPerCarat }: StoneRates): bigint | null {
  const rate = somPerCarat[kind];
  return rate === undefined ? null : BigInt(rate) * 10_000n;
}

function diamondE4({ kind, weight, grade }: PricedStone, rates: StoneRates): bigint | null {
  const band = weight === null ? undefined : rates.diamondBands.find(({ below }) => weight < below);
  const percent = grade === null ? undefined : rates.gradePercent[grade];
  if (band === undefined || percent === undefined) return null;
  const originPercent = kind === 'lab-diamond' ? rates.labGrownPercent : 100;
  return BigInt(band.somPerCarat) * BigInt(percent) * BigInt(originPercent);
}
