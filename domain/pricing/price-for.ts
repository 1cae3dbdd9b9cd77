/** The price type of a shopper: B2B for businesses approved by the staff, B2C for everybody else (decisions 4). */
export type PriceType = 'B2C' | 'B2B';

/** The prices of a piece in whole soʻm; null or 0 = price on request. */
export interface PieceFixedPrices {
  b2cSom: number | null;
  b2bSom: number | null;
}

/**
 * Returns the applicable price in whole soʻm; lists, filters, sorting, cart and orders all use this function (decisions 4). Null = price
 * on request: it is displayed as such, and the piece cannot be bought online. A business pays the B2C price if it has no price of its own,
 * or if a reduction makes the B2C price lower.
 */
export function priceFor(prices: PieceFixedPrices, priceType: PriceType): number | null {
  const b2c = stated(prices.b2cSom);
  if (priceType === 'B2C') return b2c;
  const b2b = stated(prices.b2bSom);
  if (b2b === null || b2c === null) return b2b ?? b2c;
  return Math.min(b2b, b2c);
}

/** Returns the prices that a shopper may see: B2B prices are shown to businesses only (PDP-13). */
export function visiblePrices(prices: PieceFixedPrices, priceType: PriceType): PieceFixedPrices {
  return { b2cSom: stated(prices.b2cSom), b2bSom: priceType === 'B2B' ? stated(prices.b2bSom) : null };
}

function stated(priceSom: number | null): number | null {
  return priceSom === 0 ? null : priceSom;
}
