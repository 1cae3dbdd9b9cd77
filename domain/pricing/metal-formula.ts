import { divideDown, divideUp } from '#domain/units/decimal.ts';
import type { Probe } from '#domain/units/probe.ts';
import { type Som, som, somFromBigInt } from '#domain/units/som.ts';
import type { WeightMg } from '#domain/units/weight.ts';
import { type PricedStone, stonesSomE7 } from './stone-rates.ts';

/** How a piece is made: A chain or plain band, B standard design, C openwork or pavé, D by hand. */
export const makeClasses = ['A', 'B', 'C', 'D'] as const;
export type MakeClass = (typeof makeClasses)[number];

/** The metals that have a reference rate. */
export const ratedMetals = ['gold', 'silver', 'platinum'] as const;
export type RatedMetal = (typeof ratedMetals)[number];

export interface FormulaPiece {
  metal: RatedMetal;
  probe: Probe;
  make: MakeClass;
  weight: WeightMg;
  stones: readonly PricedStone[];
}

export interface FormulaPrices {
  b2cSom: Som;
  b2bSom: Som;
}

/** Reference rates, soʻm a gram: of 999.9 gold; of silver and platinum as the plainest piece (A) is priced, with its making. */
export type MetalRates = Readonly<Record<RatedMetal, Som>>;

/** The rates of the catalogue plan, where nobody set others. */
export const usualMetalRates: MetalRates = {
  gold: som(2_000_000),
  silver: som(110_000),
  platinum: som(1_900_000),
};

// the making in proportion to what the rate is of: for gold the metal itself, for the others a piece of class A
const makeParts: Record<RatedMetal, Record<MakeClass | 'of', bigint>> = {
  gold: { of: 100n, A: 145n, B: 165n, C: 190n, D: 240n },
  silver: { of: 110n, A: 110n, B: 140n, C: 190n, D: 260n },
  platinum: { of: 190n, A: 190n, B: 215n, C: 250n, D: 300n },
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
  rates: MetalRates = usualMetalRates,
): FormulaPrices | null {
  const stones = stonesSomE7(piece.stones);
  if (stones === null) return null;
  const { of, [piece.make]: made } = makeParts[piece.metal];
  const perGramE3 = BigInt(rates[piece.metal]) * finenessE3(piece) * made;
  const othersE7 = stones + fixedPartSom * 10_000_000n;
  const totalE7 = BigInt(piece.weight) * perGramE3 * 10n + othersE7 * of;
  const b2c = divideUp(totalE7, step * 10_000_000n * of) * step;
  const percent = piece.stones.length === 0 ? b2bPercent.withoutStones : b2bPercent.withStones;
  const b2b = divideDown(b2c * percent, 100n * step) * step;
  return { b2cSom: somFromBigInt(b2c), b2bSom: somFromBigInt(b2b) };
}

/**
 * What a gram of the metal costs, in soʻm × 10⁵, down. Gold's is the metal's own worth; silver and platinum are priced with their making
 * (`isMadeByTheGram`).
 */
export function metalRateSom(
  piece: Pick<FormulaPiece, 'metal' | 'probe' | 'make'>,
  rates: MetalRates = usualMetalRates,
): { perGramE5: bigint; isMadeByTheGram: boolean } {
  const { of, [piece.make]: made } = makeParts[piece.metal];
  const isMadeByTheGram = piece.metal !== 'gold';
  const perGramE3 = BigInt(rates[piece.metal]) * finenessE3(piece);
  const perGramE5 = isMadeByTheGram ? divideDown(perGramE3 * 100n * made, of) : perGramE3 * 100n;
  return { perGramE5, isMadeByTheGram };
}

/** Thousandths of the metal that the rate is of: silver and platinum have one fineness each, and their rates are of it. */
function finenessE3({ metal, probe }: Pick<FormulaPiece, 'metal' | 'probe'>): bigint {
  return metal === 'gold' ? BigInt(probe) : 1000n;
}
