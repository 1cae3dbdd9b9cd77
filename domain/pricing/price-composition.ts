import { divideDown } from '#domain/units/decimal.ts';
import { type Som, som, somFromBigInt } from '#domain/units/som.ts';
import { type FormulaPiece, formulaPrices, gramsSom, metalWorthE5 } from './metal-formula.ts';
import { planTerms, type PriceTerms } from './price-formula.ts';
import { stonesSomE7 } from './stone-rates.ts';

/** How the formula comes to a retail price. The five sums together are `priceSom` exactly. */
export interface PriceComposition {
  priceSom: Som;
  /** Reference rate, soʻm a gram of what the formula says it is of, and that metal's worth in this piece. */
  rateSom: Som;
  metalSom: Som;
  /** What the making adds to the worth of the metal; 0 for the plainest class of a metal whose rate holds the making, below 0 for a factor below `of`. */
  makingSom: number;
  stonesSom: Som;
  fixedSom: Som;
  /** Up to the next step of the formula, with the fractions of a soʻm of the other sums. */
  roundingSom: Som;
  /** The same in percent of the worth of the metal, whole percents down. */
  makingPercent: number;
  /** Whether the rate is of the fine metal, so that the piece counts by its fineness. */
  isByFineness: boolean;
}

/** Null where `formulaPrices` is null: the formula cannot price the piece. */
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
