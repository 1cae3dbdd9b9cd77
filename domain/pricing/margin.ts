import { som } from '../units/som.ts';
import { vatInside } from './vat.ts';

/** What a piece costs everybody and what it cost the shop, whole soʻm. */
interface SoldPiece {
  priceSom: number;
  costSom: number;
  /** Inside the price. */
  vatPercent: number;
}

/** What is left of a price without VAT after the cost, in whole percent of it, down; below 0 where the piece cost more. */
export function marginPercent({ priceSom, costSom, vatPercent }: SoldPiece): number {
  const netSom = priceSom - vatInside(som(priceSom), vatPercent);
  return netSom === 0 ? -100 : Math.floor(((netSom - costSom) * 100) / netSom);
}
