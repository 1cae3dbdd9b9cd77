import { divideDown } from '#domain/units/decimal.ts';
import { type Som, somFromBigInt } from '#domain/units/som.ts';

/**
 * The VAT inside a price, whole soʻm, half up (integrations 6.2): of a line of a receipt, at so many whole percents; 0 for a seller
 * without VAT.
 */
export function vatInside(grossSom: Som, percent: number): Som {
  const parts = BigInt(100 + percent);
  return somFromBigInt(divideDown(BigInt(grossSom) * BigInt(percent) * 2n + parts, parts * 2n));
}
