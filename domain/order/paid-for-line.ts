/** The stored price parts of an order line; whole soʻm. */
export interface LinePrices {
  unit_price_som: number;
  engraving_price_som: number;
  gift_price_som: number;
  /** What a promo code took off. */
  discount_som: number;
  /** What a seller took off at the counter. */
  manual_discount_som: number;
}

/** What was paid for a piece with all that was done to it, in whole soʻm: so much goes back with it, and stands in its receipt. */
export function paidForLine(line: LinePrices): number {
  const offSom = line.discount_som + line.manual_discount_som;
  return line.unit_price_som - offSom + line.engraving_price_som + line.gift_price_som;
}
