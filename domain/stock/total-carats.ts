interface Weighed {
  count: number;
  /** Thousandths of a carat, of each; null = not stated. */
  weight: number | null;
}

/** Carats of all these stones together; null = there are none, or one is not weighed. */
export function totalCarats(stones: readonly Weighed[]): number | null {
  let thousandths = 0;
  for (const { count, weight } of stones) {
    if (weight === null) return null;
    thousandths += weight * count;
  }
  return stones.length === 0 ? null : thousandths / 1000;
}
