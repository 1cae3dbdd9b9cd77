// Exact decimals as integers of their smallest step, and the only divisions of the shop, so that rounding is defined in one place.

const form = /^(-?)([0-9]+)(?:\.([0-9]+))?$/;

/**
 * Returns steps of a decimal text: `3.42` in steps of 0.001 is 3420. Throws RangeError if the text is not a decimal or is between two
 * steps.
 */
export function stepsOfDecimal(text: string, decimals: number): number {
  const match = form.exec(text);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  const extra = fraction.slice(decimals);
  if (match === null || /[1-9]/.test(extra)) {
    throw new RangeError(`${text} is not a decimal of at most ${decimals} places`);
  }
  const steps = Number(`${sign}${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(steps)) throw new RangeError(`${text} is too large`);
  return steps === 0 ? 0 : steps;
}

/** Formats steps as decimal text: 3420 steps of 0.001 are `3.42`, without trailing zeros. */
export function decimalOfSteps(steps: number, decimals: number): string {
  if (!Number.isSafeInteger(steps)) throw new RangeError(`${steps} is not a whole number of steps`);
  const digits = String(Math.abs(steps)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${steps < 0 ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Returns the quotient of numbers ≥ 0, rounded down. */
export function divideDown(dividend: bigint, divisor: bigint): bigint {
  if (dividend < 0n || divisor <= 0n) throw new RangeError(`${dividend} / ${divisor}`);
  return dividend / divisor;
}

/** Returns the quotient of numbers ≥ 0, rounded up. */
export function divideUp(dividend: bigint, divisor: bigint): bigint {
  return divideDown(dividend + divisor - 1n, divisor);
}
