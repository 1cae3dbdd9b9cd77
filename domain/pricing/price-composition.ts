import { divideDown } from '#domain/units/decimal.ts';
import { type Som, som, somFromBigInt } from '#domain/units/som.ts';
import { type FormulaPiece, formulaPrices, gramsSom, metalWorthE5 } from './metal-formula.ts';
import { planTerms, type PriceTerms } from './price-formula.ts';
import { stonesSomE7 } from './stone-rates.ts';

/** Composition of a retail price by the formula. The five amounts add up exactly to `priceSom`. */
export interface PriceComposition {
  priceSom: Som;
  /** Reference rate, in soʻm per gram of what the formula defines, and the value of that metal in this piece. */
  rateSom: Som;
  metalSom: Som;
  /**
   * The amount that the making adds to the metal; 0 for the plainest class of a metal whose rate includes the making, negative for a
   * factor below `of`.
   */
  makingSom: number;
  stonesSom: Som;
  fixedSom: Som;
  /** Rounding up to the next step of the formula, including the fractions of a soʻm of the other amounts. */
  roundingSom: Som;
  /** The making in whole percent of the value of the metal, rounded down. */
  makingPercent: number;
  /** Whether the rate is for the pure metal, so that the fineness of the piece counts. */
  isByFineness: boolean;
}

/** Returns null if `formulaPrices` does: the formula cannot price the piece. */
export function composePrice(piece: FormulaPiece, terms: PriceTerms = planTerms): PriceComposition | null {
  const prices = formulaPrices(piece, terms);
  const stonesE7 = stonesSomE7(piece.stones, terms.formula);
  const factors = terms.formula.metals[piece.metal];
  const rateSom = terms.rates[piece.metal];
  const worthE5 = metalWorthE5(piece, terms);
  if (prices === null || stonesE7 === null || factors === undefined || rateSom === undefined) return null;
  if (worthE5 === null) return null;
  const of = BigInt(factors.of);
  const added = factors[piece.make] - factors.of;
  const metalSom = gramsSom(piece, worthE5);
  const makingSom = gramsSom(piece, divideDown(worthE5 * BigInt(factors[piece.make]), of)) - metalSom;
  const stonesSom = somFromBigInt(divideDown(stonesE7, 10_000_000n));
  const fixedSom = som(terms.formula.fixedPartSom);
  return {
    priceSom: prices.b2cSom,
    rateSom,
    metalSom,
    makingSom,
    stonesSom,
    fixedSom,
    roundingSom: som(prices.b2cSom - metalSom - makingSom - stonesSom - fixedSom),
    makingPercent: Math.floor((added * 100) / factors.of),
    isByFineness: factors.rateIs === 'PURE',
  };
}
