/** A sum before and after; null before = there was none. Whole soʻm. */
interface Change {
  beforeSom: number | null;
  afterSom: number;
}

/** Whether a sum changes by more than so many percent; one that was not there does. */
export const changesByMore = ({ beforeSom, afterSom }: Change, percent: number): boolean =>
  beforeSom === null || Math.abs(afterSom - beforeSom) * 100 > beforeSom * percent;
