import { decimalOfSteps, stepsOfDecimal } from './decimal.ts';

declare const unit: unique symbol;
/** A mass in whole milligrams: 3.42 g is 3420. */
export type WeightMg = number & { readonly [unit]: 'mg' };

/** Throws RangeError unless the value is a whole number above 0. */
export function weightMg(value: number): WeightMg {
  if (!Number.isSafeInteger(value) || value <= 0) throw new RangeError(`${value} is not whole milligrams`);
  return value as WeightMg;
}

/** Parses grams with at most 3 decimals: `3.42`. */
export function weightFromGrams(grams: string): WeightMg {
  return weightMg(stepsOfDecimal(grams, 3));
}

/** Formats grams as exact decimal text: `3.42`. */
export function gramsText(weight: WeightMg): string {
  return decimalOfSteps(weight, 3);
}
