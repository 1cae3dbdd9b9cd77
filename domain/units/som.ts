import { divideDown, divideUp } from './decimal.ts';

declare const unit: unique symbol;
/** Whole soʻm (UZS), never negative. Tiyin (1/100 soʻm) exist only inside a payment provider's adapter. */
export type Som = number & { readonly [unit]: 'som' };

/** The only maker of soʻm. Throws RangeError for a fraction, a negative or an unsafe number: that is a bug, not an input. */
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

/** `percent` % of an amount, rounded down; whole percents from 0. */
export function percentOf(amount: Som, percent: number): Som {
  return somFromBigInt(divideDown(BigInt(amount) * BigInt(percent), 100n));
}

/** Up to the next multiple of `step` soʻm: prices are made so. */
export function roundSomUp(amount: Som, step: number): Som {
  return somFromBigInt(divideUp(BigInt(amount), BigInt(step)) * BigInt(step));
}

/** Down to a multiple of `step` soʻm. */
export function roundSomDown(amount: Som, step: number): Som {
  return somFromBigInt(divideDown(BigInt(amount), BigInt(step)) * BigInt(step));
}

/**
 * Splits a total by weights (whole numbers ≥ 0, not all 0): the parts sum to the total exactly, and no part is off its exact share
 * by a soʻm or more. What rounding leaves over goes to the largest remainders, the earlier first.
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
