import { decimalOfSteps, stepsOfDecimal } from './decimal.ts';

declare const sizeUnit: unique symbol;
declare const lengthUnit: unique symbol;
/** A diameter or another small measure in hundredths of a millimetre: ring size 16.5 is 1650. */
export type SizeHundredthsMm = number & { readonly [sizeUnit]: 'mm/100' };
/** A length in whole millimetres: a chain of 45 cm is 450. */
export type LengthMm = number & { readonly [lengthUnit]: 'mm' };

/** Parses millimetres with at most 2 decimals: `16.5`. Throws RangeError for 0 and below. */
export function sizeFromMm(millimeters: string): SizeHundredthsMm {
  const value = stepsOfDecimal(millimeters, 2);
  if (value <= 0) throw new RangeError(`${millimeters} mm is not a size`);
  return value as SizeHundredthsMm;
}

/** Parses centimetres with at most 1 decimal: `45`. Throws RangeError for 0 and below. */
export function lengthFromCm(centimeters: string): LengthMm {
  const value = stepsOfDecimal(centimeters, 1);
  if (value <= 0) throw new RangeError(`${centimeters} cm is not a length`);
  return value as LengthMm;
}

/** Formats millimetres as exact decimal text: `16.5`. */
export function millimetersText(size: SizeHundredthsMm): string {
  return decimalOfSteps(size, 2);
}

/** Formats centimetres as exact decimal text: `45`. */
export function centimetersText(length: LengthMm): string {
  return decimalOfSteps(length, 1);
}
