import { divideDown } from '#domain/units/decimal.ts';
import { type Som, som, somFromBigInt } from '#domain/units/som.ts';
import { type FormulaPiece, formulaPrices, gramsSom, metalRateSom } from './metal-formula.ts';
import { makeClasses, planTerms, type PriceTerms } from './price-formula.ts';
import { stonesSomE7 } from './stone-rates.ts';

/** What the price of a piece is made of; the three sums are the price exactly. */
export interface PriceParts {
  /** soʻm for a gram of the piece's own metal. */
  metalRateSom: Som;
  metalSom: Som;
  stonesSom: Som;
  /** Making, hallmarking, and what rounding up added. */
  workSom: Som;
  /** Silver and platinum are priced by the gram with their making: then `metalSom` holds both, `workSom` the rest. */
  isMadeByTheGram: boolean;
}

type UnmadePiece = Omit<FormulaPiece, 'make'>;

/**
 * Takes a price before any reduction apart. Null = the formula does not come to that price with formula and rates of the day: it was set by
 * hand or under another rate, and nobody can honestly say what is in it.
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
