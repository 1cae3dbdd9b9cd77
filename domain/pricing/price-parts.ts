import { divideDown } from '#domain/units/decimal.ts';
import { type Som, som, somFromBigInt } from '#domain/units/som.ts';
import { type FormulaPiece, formulaPrices, gramsSom, metalRateSom } from './metal-formula.ts';
import { makeClasses, planTerms, type PriceTerms } from './price-formula.ts';
import { stonesSomE7 } from './stone-rates.ts';

/** Composition of a piece's price; the three amounts add up exactly to the price. */
export interface PriceParts {
  /** soʻm per gram of the piece's metal. */
  metalRateSom: Som;
  metalSom: Som;
  stonesSom: Som;
  /** Making, hallmarking, and rounding. */
  workSom: Som;
  /** Silver and platinum are priced by the gram including their making: then `metalSom` contains both, and `workSom` the rest. */
  isMadeByTheGram: boolean;
}

type UnmadePiece = Omit<FormulaPiece, 'make'>;

/**
 * Splits a price before any reduction into its parts. Null if formula and current rates do not yield that price: it was set by hand or
 * with another rate, so its composition is unknown.
 */
export function priceParts(
  piece: UnmadePiece,
  priceSom: Som,
  terms: PriceTerms = planTerms,
): PriceParts | null {
  const make = makeClasses.find((one) => formulaPrices({ ...piece, make: one }, terms)?.b2cSom === priceSom);
  const stonesE7 = stonesSomE7(piece.stones, terms.formula);
  const rate = make === undefined ? null : metalRateSom({ ...piece, make }, terms);
  if (rate === null || stonesE7 === null) return null;
  const { perGramE5, isMadeByTheGram } = rate;
  const metalSom = gramsSom(piece, perGramE5);
  const stonesSom = somFromBigInt(divideDown(stonesE7, 10_000_000n));
  return {
    metalRateSom: somFromBigInt(divideDown(perGramE5, 100_000n)),
    metalSom,
    stonesSom,
    workSom: som(priceSom - metalSom - stonesSom),
    isMadeByTheGram,
  };
}
