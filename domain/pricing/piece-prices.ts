import { som } from '#domain/units/som.ts';
import { type Promotion, reducedPrice } from './reductions.ts';

/** What a piece costs before any reduction, and what reduces it. Whole soʻm; null or 0 = price on request. */
export interface ListedPiece {
  listB2cSom: number | null;
  listB2bSom: number | null;
  /** The reduction of the piece's model, %, which the shop made with a reason; null = none. */
  markdownPercent: number | null;
  /** That run now and cover it. */
  promotions: readonly Promotion[];
}

/** The stored prices of a piece; read only through `priceFor`. */
export interface PiecePrices {
  b2cSom: number | null;
  b2bSom: number | null;
  /** Before a real reduction; null = it is not reduced. */
  oldB2cSom: number | null;
  promotionId: number | null;
}

/**
 * The one place where prices are made. Reductions are of the retail price; a business pays its own price, or the retail one where that is
 * lower (`priceFor`). A price on request stays one.
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
