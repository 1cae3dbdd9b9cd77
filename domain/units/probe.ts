declare const unit: unique symbol;
/** Fineness of a metal in parts per thousand. The finenesses with which a metal may be sold are stored with the metal. */
export type Probe = number & { readonly [unit]: 'per mille' };

/** Throws RangeError if the value is not a fineness. */
export function probeOf(value: number): Probe {
  if (!isProbe(value)) throw new RangeError(`${value} is no fineness`);
  return value;
}

export function isProbe(value: number): value is Probe {
  return Number.isInteger(value) && value >= 1 && value <= 999;
}
