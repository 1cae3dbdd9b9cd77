interface Weighed {
  count: number;
  /** Thousandths of a carat of each stone; null = not stated. */
  weight: number | null;
}

/** Returns the total carats of these stones; null = there are none, or the weight of one is unknown. */
export function totalCarats(stones: readonly Weighed[]): number | null {
  let thousandths = 0;
  for (const { count, weight } of stones) {
    if (weight === null) return null;
    thousandths += weight * count;
  }
  return stones.length === 0 ? null : thousandths / 1000;
}
