/** The prices that a shopper sees: staff grant B2B to an approved business, everybody else is B2C (decisions 4). */
export type PriceType = 'B2C' | 'B2B';

/** The prices of a piece in whole soʻm; null or 0 = price on request. */
export interface PieceFixedPrices {
  b2cSom: number | null;
  b2bSom: number | null;
}

/**
 * Which price applies, in whole soʻm: the one function behind lists, filters, sorting, cart and orders (decisions 4).
 * Null = price on request: it is shown as such and cannot be bought online. A business pays the B2C price where it has no price of its
 * own, and where a reduction brings that one lower.
 */
export function priceFor(prices: PieceFixedPrices, priceType: PriceType): number | null {
  const b2c = stated(prices.b2cSom);
  if (priceType === 'B2C') return b2c;
  const b2b = stated(prices.b2bSom);
  if (b2b === null || b2c === null) return b2b ?? b2c;
  return Math.min(b2b, b2c);
}

/** The prices a shopper may see: a B2B price is shown to businesses only (PDP-13). */
export function visiblePrices(prices: PieceFixedPrices, priceType: PriceType): PieceFixedPrices {
  return { b2cSom: stated(prices.b2cSom), b2bSom: priceType === 'B2B' ? stated(prices.b2bSom) : null };
}

function stated(priceSom: number | null): number | null {
  return priceSom === 0 ? null : priceSom;
}
