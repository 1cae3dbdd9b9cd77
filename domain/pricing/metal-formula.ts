import { divideDown, divideUp } from '#domain/units/decimal.ts';
import type { Probe } from '#domain/units/probe.ts';
import { type Som, som, somFromBigInt } from '#domain/units/som.ts';
import type { WeightMg } from '#domain/units/weight.ts';
import { type PricedStone, stonesSomE7 } from './stone-rates.ts';

/** How a piece is made: A chain or plain band, B standard design, C openwork or pavé, D by hand. */
export const makeClasses = ['A', 'B', 'C', 'D'] as const;
export type MakeClass = (typeof makeClasses)[number];

export interface FormulaPiece {
  metal: 'gold' | 'silver' | 'platinum';
  probe: Probe;
  make: MakeClass;
  weight: WeightMg;
  stones: readonly PricedStone[];
}

export interface FormulaPrices {
  b2cSom: Som;
  b2bSom: Som;
}

/** soʻm for a gram of 999.9 gold when nobody set another (setting `gold_ref_som`). */
export const defaultGoldRefSom = som(2_000_000);

// hundredths of the metal's own worth
const goldMake: Record<MakeClass, bigint> = { A: 145n, B: 165n, C: 190n, D: 240n };
// soʻm a gram: these metals do not follow the rate of the day
const silverMake: Record<MakeClass, bigint> = { A: 110_000n, B: 140_000n, C: 190_000n, D: 260_000n };
const platinumMake: Record<MakeClass, bigint> = {
  A: 1_900_000n,
  B: 2_150_000n,
  C: 2_500_000n,
  D: 3_000_000n,
};

const fixedPartSom = 60_000n;
const step = 10_000n;
const b2bPercent = { withoutStones: 86n, withStones: 80n };

/**
 * The prices of a piece by its metal, its stones and the rate of the day (catalogue-plan 1): weight × rate + stones + 60 000, up to the
 * next 10 000 soʻm; B2B is 86 % of that (80 % with stones), down to 10 000. Exact: one division, at the end.
 * Null = a stone the list has no rate for: such a piece is priced by hand.
 */
export function formulaPrices(
  piece: FormulaPiece,
  goldRefSom: Som = defaultGoldRefSom,
): FormulaPrices | null {
  const stones = stonesSomE7(piece.stones);
  if (stones === null) return null;
  const totalE8 = metalSomE8(piece, goldRefSom) + stones * 10n + fixedPartSom * 100_000_000n;
  const b2c = divideUp(totalE8, step * 100_000_000n) * step;
  const percent = piece.stones.length === 0 ? b2bPercent.withoutStones : b2bPercent.withStones;
  const b2b = divideDown(b2c * percent, 100n * step) * step;
  return { b2cSom: somFromBigInt(b2c), b2bSom: somFromBigInt(b2b) };
}

/**
 * What a gram of the metal costs, in soʻm × 10⁵. Gold's is the metal's own worth; silver and platinum are priced with their making
 * (`isMadeByTheGram`).
 */
export function metalRateSom(
  { metal, probe, make }: Pick<FormulaPiece, 'metal' | 'probe' | 'make'>,
  goldRefSom: Som,
): { perGramE5: bigint; isMadeByTheGram: boolean } {
  if (metal === 'gold')
    return { perGramE5: BigInt(goldRefSom) * BigInt(probe) * 100n, isMadeByTheGram: false };
  const perGram = metal === 'silver' ? silverMake[make] : platinumMake[make];
  return { perGramE5: perGram * 100_000n, isMadeByTheGram: true };
}

/** The metal and its making in soʻm × 10⁸: milligrams, thousandths of fineness, hundredths of the making factor. */
function metalSomE8({ metal, probe, make, weight }: FormulaPiece, goldRefSom: Som): bigint {
  if (metal === 'gold') return BigInt(weight) * BigInt(goldRefSom) * BigInt(probe) * goldMake[make];
  return BigInt(weight) * metalRateSom({ metal, probe, make }, goldRefSom).perGramE5;
}
