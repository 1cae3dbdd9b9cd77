import { divideDown, divideUp } from '#domain/units/decimal.ts';
import type { Probe } from '#domain/units/probe.ts';
import { type Som, somFromBigInt } from '#domain/units/som.ts';
import type { WeightMg } from '#domain/units/weight.ts';
import { type MakeClass, type MakingFactors, planTerms, type PriceTerms } from './price-formula.ts';
import { type PricedStone, stonesSomE7 } from './stone-rates.ts';

export interface FormulaPiece {
  /** A precious metal. */
  metal: string;
  probe: Probe;
  make: MakeClass;
  weight: WeightMg;
  stones: readonly PricedStone[];
}

export interface FormulaPrices {
  b2cSom: Som;
  b2bSom: Som;
}

/**
 * Returns the prices of a piece by its metal, its stones, the formula and the rates (catalogue-plan 1): weight × rate × making + stones +
 * the fixed part, rounded up to the step. B2B is a percentage of that, rounded down to a step. Exact, with a single division at the end.
 * Null if the metal has no factors or rate, or a stone has no rate: such a piece is priced by hand.
 */
export function formulaPrices(
  piece: FormulaPiece,
  { formula, rates }: PriceTerms = planTerms,
): FormulaPrices | null {
  const stones = stonesSomE7(piece.stones, formula);
  const factors = formula.metals[piece.metal];
  const rate = rates[piece.metal];
  if (stones === null || factors === undefined || rate === undefined) return null;
  const of = BigInt(factors.of);
  const step = BigInt(formula.stepSom);
  const perGramE3 = BigInt(rate) * finenessE3(piece, factors) * BigInt(factors[piece.make]);
  const withoutMetalE7 = stones + BigInt(formula.fixedPartSom) * 10_000_000n;
  const totalE7 = BigInt(piece.weight) * perGramE3 * 10n + withoutMetalE7 * of;
  const b2c = divideUp(totalE7, step * 10_000_000n * of) * step;
  const { withoutStones, withStones } = formula.b2bPercent;
  const percent = BigInt(piece.stones.length === 0 ? withoutStones : withStones);
  const b2b = divideDown(b2c * percent, 100n * step) * step;
  return { b2cSom: somFromBigInt(b2c), b2bSom: somFromBigInt(b2b) };
}

/**
 * Returns the value per gram of the piece's metal without its making, in soʻm × 10⁵; if the rate is that of made pieces, with the making
 * of the plainest. Null if the metal has no factors or rate.
 */
export function metalWorthE5(
  piece: Pick<FormulaPiece, 'metal' | 'probe'>,
  { formula, rates }: PriceTerms = planTerms,
): bigint | null {
  const factors = formula.metals[piece.metal];
  const rate = rates[piece.metal];
  if (factors === undefined || rate === undefined) return null;
  return BigInt(rate) * finenessE3(piece, factors) * 100n;
}

/**
 * Returns the price per gram of the metal, in soʻm × 10⁵, rounded down: the value of the metal, or including its making if the rate is of
 * made pieces (`isMadeByTheGram`). Null if the metal has no factors or rate.
 */
export function metalRateSom(
  piece: Pick<FormulaPiece, 'metal' | 'probe' | 'make'>,
  terms: PriceTerms = planTerms,
): { perGramE5: bigint; isMadeByTheGram: boolean } | null {
  const factors = terms.formula.metals[piece.metal];
  const perGramE5 = metalWorthE5(piece, terms);
  if (factors === undefined || perGramE5 === null) return null;
  const isMadeByTheGram = factors.rateIs === 'MADE';
  return {
    perGramE5: isMadeByTheGram
      ? divideDown(perGramE5 * BigInt(factors[piece.make]), BigInt(factors.of))
      : perGramE5,
    isMadeByTheGram,
  };
}

/** Thousandths of the metal that the rate refers to; a rate of made pieces refers to their own fineness. */
function finenessE3({ probe }: Pick<FormulaPiece, 'probe'>, { rateIs }: MakingFactors): bigint {
  return rateIs === 'PURE' ? BigInt(probe) : 1000n;
}

/** Returns the value of a piece's grams in whole soʻm, rounded down. `perGramE5`: soʻm per gram × 100,000. */
export const gramsSom = ({ weight }: Pick<FormulaPiece, 'weight'>, perGramE5: bigint): Som =>
  somFromBigInt(divideDown(BigInt(weight) * perGramE5, 100_000_000n));
