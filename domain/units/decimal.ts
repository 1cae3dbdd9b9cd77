// Exact decimals as integers of their smallest step, and the only divisions of the shop: rounding has one owner.

const form = /^(-?)([0-9]+)(?:\.([0-9]+))?$/;

/** `3.42` in steps of 0.001 is 3420. Refuses with RangeError what is no decimal or does not fall on a step. */
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

/** 3420 steps of 0.001 are `3.42`: no trailing zeros. */
export function decimalOfSteps(steps: number, decimals: number): string {
  if (!Number.isSafeInteger(steps)) throw new RangeError(`${steps} is not a whole number of steps`);
  const digits = String(Math.abs(steps)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${steps < 0 ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Whole part of a quotient of numbers ≥ 0. */
export function divideDown(dividend: bigint, divisor: bigint): bigint {
  if (dividend < 0n || divisor <= 0n) throw new RangeError(`${dividend} / ${divisor}`);
  return dividend / divisor;
}

/** Quotient of numbers ≥ 0; a rest counts as one more. */
export function divideUp(dividend: bigint, divisor: bigint): bigint {
  return divideDown(dividend + divisor - 1n, divisor);
}
