/** Repeatable random numbers: the same seed results in the same shop on every machine. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next: () => number;
  /** Returns a whole number from `min` to `max`, both inclusive. */
  whole: (min: number, max: number) => number;
  pick: <T>(values: readonly [T, ...T[]]) => T;
  /** Returns one of the values, by their weights. */
  weighted: <T>(values: readonly (readonly [T, number])[]) => T;
}

/** Mulberry32. */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    pick: (values) => values[whole(0, values.length - 1)] ?? values[0],
    weighted: (values) => byWeight(values, next()),
  };
}

function byWeight<T>(values: readonly (readonly [T, number])[], chance: number): T {
  let left = chance * values.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of values) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new RangeError('no weight is above 0');
}
