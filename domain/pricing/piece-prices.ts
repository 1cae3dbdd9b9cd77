import { som } from '#domain/units/som.ts';
import { type Promotion, reducedPrice } from './reductions.ts';

/** The list price of a piece and its reductions. Whole soʻm; null or 0 = price on request. */
export interface ListedPiece {
  listB2cSom: number | null;
  listB2bSom: number | null;
  /** The model's markdown in percent, which the shop set with a reason; null = none. */
  markdownPercent: number | null;
  /** Running promotions that cover the piece. */
  promotions: readonly Promotion[];
}

/** The stored prices of a piece; to be read only through `priceFor`. */
export interface PiecePrices {
  b2cSom: number | null;
  b2bSom: number | null;
  /** The price before a real reduction; null = not reduced. */
  oldB2cSom: number | null;
  promotionId: number | null;
}

/**
 * Computes the stored prices; no other code does. Reductions apply to the retail price; a business pays its own price, or the retail price
 * if that is lower (`priceFor`). A price on request stays on request.
 */
export function piecePrices({
  listB2cSom,
  listB2bSom,
  markdownPercent,
  promotions,
}: ListedPiece): PiecePrices {
  const b2bSom = listB2bSom === 0 ? null : listB2bSom;
  if (listB2cSom === null || listB2cSom === 0)
    return { b2cSom: null, b2bSom, oldB2cSom: null, promotionId: null };
  const { priceSom, promotionId } = reducedPrice(som(listB2cSom), { markdownPercent, promotions });
  const isReduced = priceSom < listB2cSom;
  return {
    b2cSom: priceSom,
    b2bSom,
    oldB2cSom: isReduced ? listB2cSom : null,
    promotionId: isReduced ? promotionId : null,
  };
}
