import { divideDown, divideUp } from './decimal.ts';

declare const unit: unique symbol;
/** Whole soʻm (UZS), never negative. Tiyin (1/100 soʻm) are used only inside a payment provider's adapter. */
export type Som = number & { readonly [unit]: 'som' };

/**
 * The only constructor of soʻm. Throws RangeError for a fraction, a negative or an unsafe number, because that is a bug and not an input
 * error.
 */
export function som(value: number): Som {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not whole soʻm`);
  return value as Som;
}

export function somFromBigInt(value: bigint): Som {
  return som(Number(value));
}

export function sumSom(amounts: Iterable<Som>): Som {
  let total = 0;
  for (const amount of amounts) total = som(total + amount);
  return som(total);
}

/** Returns `percent` % of an amount, rounded down; whole percents from 0. */
export function percentOf(amount: Som, percent: number): Som {
  return somFromBigInt(divideDown(BigInt(amount) * BigInt(percent), 100n));
}

/** Rounds up to the next multiple of `step` soʻm, as list prices are. */
export function roundSomUp(amount: Som, step: number): Som {
  return somFromBigInt(divideUp(BigInt(amount), BigInt(step)) * BigInt(step));
}

/** Rounds down to a multiple of `step` soʻm. */
export function roundSomDown(amount: Som, step: number): Som {
  return somFromBigInt(divideDown(BigInt(amount), BigInt(step)) * BigInt(step));
}

/**
 * Splits a total by weights (whole numbers ≥ 0, not all 0): the parts add up exactly to the total, and each differs from its exact share
 * by less than a soʻm. The remainder is assigned to the largest fractions, earlier ones first.
 */
export function allocateSom(total: Som, weights: readonly number[]): Som[] {
  const sum = weights.reduce((left, weight) => left + BigInt(weight), 0n);
  const shares = weights.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight);
    const part = divideDown(exact, sum);
    return { index, part, rest: exact - part * sum };
  });
  const given = shares.reduce((left, { part }) => left + part, 0n);
  const byRest = shares.toSorted((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  );
  const lucky = new Set(byRest.slice(0, Number(BigInt(total) - given)).map(({ index }) => index));
  return shares.map(({ index, part }) => somFromBigInt(lucky.has(index) ? part + 1n : part));
}
