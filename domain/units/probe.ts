declare const unit: unique symbol;
/** Fineness of the metal in parts per thousand. */
export type Probe = number & { readonly [unit]: 'per mille' };

// Law ZRU-710, article 36: what may be sold. 583 is not among it: it is made only from a customer's own gold.
const legalProbes = {
  gold: [375, 500, 585, 750, 875, 916, 958, 999],
  silver: [800, 875, 925, 960, 999],
  platinum: [850, 900, 950, 999],
} as const;

/** The metals that have a fineness here. */
export type AssayedMetal = keyof typeof legalProbes;

/** Throws RangeError for a fineness that may not be sold in this metal. */
export function probeOf(metal: AssayedMetal, value: number): Probe {
  if (!isProbeOf(metal, value)) throw new RangeError(`${metal} ${value} may not be sold`);
  return value;
}

/** May this fineness be sold in this metal? */
export function isProbeOf(metal: AssayedMetal, value: number): value is Probe {
  return legalProbes[metal].some((legal) => legal === value);
}
