import { divideUp } from '#domain/units/decimal.ts';
import { read, type Read, refuse } from './row-problem.ts';

/** An exact decimal number: `digits` / 10^`scale`. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

/** The decimal separator; the other sign, and every space, separates thousands. */
export type DecimalMark = ',' | '.';

const spaces = /[\s\u00a0\u2009\u202f'’]/gu;
const plain = /^-?\d{1,15}(?:\.\d{1,12})?$/;

/**
 * Reads a number as people and spreadsheets write it: `3,42`, `3.42`, `1 234,50`, `1.234,50`. If both signs occur, the last one is the
 * decimal separator; a sign that occurs several times separates thousands. A single sign is the decimal separator, unless `mark` says
 * otherwise.
 */
export function readDecimal(text: string, mark: DecimalMark | null = null): Read<Decimal> {
  const bare = text.replace(spaces, '');
  const written = withPoint(bare, mark);
  if (written === null || !plain.test(written)) return refuse('NOT_A_NUMBER');
  const [whole = '', fraction = ''] = written.split('.');
  return read({ digits: BigInt(whole + fraction), scale: fraction.length });
}

/** Returns null if thousands are not grouped by three digits. */
function withPoint(text: string, mark: DecimalMark | null): string | null {
  const [commas, points] = [text.split(',').length - 1, text.split('.').length - 1];
  if (commas > 0 && points > 0) {
    const isCommaLast = text.lastIndexOf(',') > text.lastIndexOf('.');
    return isCommaLast ? (ungrouped(text, '.')?.replace(',', '.') ?? null) : ungrouped(text, ',');
  }
  if (commas > 1 || (commas === 1 && mark === '.')) return ungrouped(text, ',');
  if (points > 1 || (points === 1 && mark === ',')) return ungrouped(text, '.');
  return text.replace(',', '.');
}

function ungrouped(text: string, sign: DecimalMark): string | null {
  const [whole = ''] = text.split(sign === ',' ? '.' : ',');
  const [first = '', ...groups] = whole.split(sign);
  const isGrouped = /^-?\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  return isGrouped ? text.replaceAll(sign, '') : null;
}

/** A quotient of whole numbers, so that conversions are exact: 1 ct is 1/5 g. */
export interface Factor {
  of: bigint;
  by: bigint;
}

/** Converts a number to whole steps of 10^-`decimals`; refuses a value between two steps. */
export function exactSteps({ digits, scale }: Decimal, { of, by }: Factor, decimals: number): Read<number> {
  const dividend = digits * of * 10n ** BigInt(decimals);
  const divisor = by * 10n ** BigInt(scale);
  if (dividend % divisor !== 0n) return refuse('TOO_FINE', String(decimals));
  return safe(dividend / divisor);
}

/** Returns a price in whole soʻm: the number × `rate` (soʻm per unit of the file's currency), rounded up to a multiple of `step`. */
export function somOf(price: Decimal, { rate, step }: { rate: Decimal; step: number }): Read<number> {
  if (price.digits < 0n) return refuse('OUT_OF_RANGE', 'minimum');
  const dividend = price.digits * rate.digits;
  const divisor = 10n ** BigInt(price.scale + rate.scale) * BigInt(step);
  return safe(divideUp(dividend, divisor) * BigInt(step));
}

function safe(value: bigint): Read<number> {
  const number = Number(value);
  return Number.isSafeInteger(number) ? read(number) : refuse('OUT_OF_RANGE', 'maximum');
}
