import { formulaPrices } from '#domain/pricing/metal-formula.ts';
import type { PriceTerms } from '#domain/pricing/price-formula.ts';
import { type PiecePrices, piecePrices } from '#domain/pricing/piece-prices.ts';
import type { Promotion } from '#domain/pricing/reductions.ts';
import { unmadePieceOf } from './formula-piece.ts';
import type { PieceRow } from './repricing/queries-reprice.ts';

/** The list price of a piece before reductions, whole soʻm; null = price on request. */
export interface ListPrices {
  b2cSom: number | null;
  b2bSom: number | null;
}

export interface PriceBasis {
  terms: PriceTerms;
  promotions: readonly (Promotion & { productId: number })[];
}

/** Computes the prices of a piece from terms and promotions; `fixed` replaces the formula's and the present list price. */
export function newPricesOf(piece: PieceRow, basis: PriceBasis, fixed?: ListPrices): PiecePrices {
  const list =
    fixed ?? (piece.price_source === 'FORMULA' ? listByFormula(piece, basis.terms) : listOf(piece));
  return piecePrices({
    listB2cSom: list.b2cSom,
    listB2bSom: list.b2bSom,
    markdownPercent: piece.markdown_percent,
    promotions: basis.promotions.filter(({ productId }) => productId === piece.product_id),
  });
}

export function isSamePrice(piece: PieceRow, prices: PiecePrices): boolean {
  return (
    piece.price_b2c_som === prices.b2cSom &&
    piece.old_price_b2c_som === prices.oldB2cSom &&
    piece.price_b2b_som === prices.b2bSom &&
    piece.promotion_id === prices.promotionId
  );
}

/** A piece that the formula cannot price keeps its price. */
function listByFormula(piece: PieceRow, terms: PriceTerms): ListPrices {
  const unmade = unmadePieceOf(piece);
  if (unmade === null || piece.make === null) return listOf(piece);
  return formulaPrices({ ...unmade, make: piece.make }, terms) ?? listOf(piece);
}

function listOf(piece: PieceRow): ListPrices {
  return { b2cSom: piece.old_price_b2c_som ?? piece.price_b2c_som, b2bSom: piece.price_b2b_som };
}
