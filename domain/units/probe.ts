declare const unit: unique symbol;
/** Fineness of the metal in parts per thousand. With which ones a metal may be sold stands with the metal. */
export type Probe = number & { readonly [unit]: 'per mille' };

/** Throws RangeError for what is no fineness. */
export function probeOf(value: number): Probe {
  if (!isProbe(value)) throw new RangeError(`${value} is no fineness`);
  return value;
}

export function isProbe(value: number): value is Probe {
  return Number.isInteger(value) && value >= 1 && value <= 999;
}
