/** An amount before and after a change, in whole soʻm; null before = there was none. */
interface Change {
  beforeSom: number | null;
  afterSom: number;
}

/** Checks whether an amount changes by more than the given percentage. A new amount (no previous value) always counts as a change. */
export const changesByMore = ({ beforeSom, afterSom }: Change, percent: number): boolean =>
  beforeSom === null || Math.abs(afterSom - beforeSom) * 100 > beforeSom * percent;
