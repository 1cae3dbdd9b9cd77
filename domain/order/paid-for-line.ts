/** The stored price parts of an order line; whole soʻm. */
export interface LinePrices {
  unit_price_som: number;
  engraving_price_som: number;
  gift_price_som: number;
  /** Discount of a promo code. */
  discount_som: number;
  /** Discount given by a seller at the counter. */
  manual_discount_som: number;
}

/** Returns the amount paid for a piece with all its options, in whole soʻm. It is the amount of its refund and of its receipt line. */
export function paidForLine(line: LinePrices): number {
  const offSom = line.discount_som + line.manual_discount_som;
  return line.unit_price_som - offSom + line.engraving_price_som + line.gift_price_som;
}
