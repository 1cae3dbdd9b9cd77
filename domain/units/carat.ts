import { decimalOfSteps, stepsOfDecimal } from './decimal.ts';

declare const unit: unique symbol;
/** Mass of a stone in whole thousandths of a carat (1 ct = 0.2 g): 0.05 ct is 50. Not to be confused with karat, the purity of gold. */
export type CaratThousandths = number & { readonly [unit]: 'ct/1000' };

/** Throws RangeError unless the value is a whole number above 0. */
export function caratThousandths(value: number): CaratThousandths {
  if (!Number.isSafeInteger(value) || value <= 0)
    throw new RangeError(`${value} is not thousandths of a carat`);
  return value as CaratThousandths;
}

/** Parses carats with at most 3 decimals: `0.05`. */
export function caratWeightFrom(carats: string): CaratThousandths {
  return caratThousandths(stepsOfDecimal(carats, 3));
}

/** Formats carats as exact decimal text: `0.05`. */
export function caratsText(weight: CaratThousandths): string {
  return decimalOfSteps(weight, 3);
}
