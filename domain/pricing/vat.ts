import { divideDown } from '#domain/units/decimal.ts';
import { type Som, somFromBigInt } from '#domain/units/som.ts';

/**
 * Returns the VAT included in a price, whole soʻm, rounded half up (integrations 6.2), for one line of a receipt. `percent` is a whole
 * number; 0 for a seller without VAT.
 */
export function vatInside(grossSom: Som, percent: number): Som {
  const parts = BigInt(100 + percent);
  return somFromBigInt(divideDown(BigInt(grossSom) * BigInt(percent) * 2n + parts, parts * 2n));
}
