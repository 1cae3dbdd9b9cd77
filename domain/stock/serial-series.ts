/** A series of serial numbers: `ZR-` and six digits. */
export interface SerialSeries {
  prefix: string;
  digits: number;
}

/** Returns the series of a serial number; null if it does not end with digits. */
export function seriesOf(serial: string): SerialSeries | null {
  const parts = /^(.*?)(\d{3,9})$/.exec(serial);
  return parts === null ? null : { prefix: parts[1] ?? '', digits: (parts[2] ?? '').length };
}

/** Returns the numbers after the last one of a series. */
export function numbersAfter(
  { prefix, digits }: SerialSeries,
  { last, count }: { last: string; count: number },
): string[] {
  const from = Number(last.slice(prefix.length)) + 1;
  return Array.from({ length: count }, (_, nth) => `${prefix}${String(from + nth).padStart(digits, '0')}`);
}

/** A weight that differs by more than this from that of a similar piece must be confirmed (backoffice.md 2.6). */
const unusualPercent = 30;

/** Weights in mg. */
export const isUnusualWeight = (weightMg: number, likeMg: number): boolean =>
  Math.abs(weightMg - likeMg) * 100 > likeMg * unusualPercent;
