import { som } from '../units/som.ts';
import { vatInside } from './vat.ts';

/** Whole percent: prices with a smaller margin are listed in a preview, unless the setting `least_margin_percent` says otherwise. */
export const defaultLeastMarginPercent = 10;
/** The bounds of that setting. */
export const leastMarginBounds = [0, 99] as const;

/** The price of a piece and its cost to the shop, whole soʻm. */
interface SoldPiece {
  priceSom: number;
  costSom: number;
  /** Included in the price. */
  vatPercent: number;
}

/** Returns (price without VAT − cost) in whole percent of the price without VAT, rounded down; negative if the piece cost more. */
export function marginPercent({ priceSom, costSom, vatPercent }: SoldPiece): number {
  const netSom = priceSom - vatInside(som(priceSom), vatPercent);
  return netSom === 0 ? -100 : Math.floor(((netSom - costSom) * 100) / netSom);
}
