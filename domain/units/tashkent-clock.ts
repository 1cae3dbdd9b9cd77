import { tashkentOffsetMs } from './tashkent-day.ts';

/** Returns the date and time in Tashkent at this instant: `2026-11-23T12:04:00`. */
export function tashkentClock(instant: Date): string {
  return new Date(instant.getTime() + tashkentOffsetMs).toISOString().slice(0, 19);
}

/** Returns the time of a fiscal receipt as registers write it: `20261123120400` in Tashkent. */
export function receiptTime(instant: Date): string {
  return tashkentClock(instant).replaceAll(/\D/g, '');
}

/** Parses the time of a fiscal receipt; null if the text is not one. */
export function readReceiptTime(digits: string): Date | null {
  const match = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits);
  if (match === null) return null;
  const [, year, month, day, hour, minute, second] = match;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+05:00`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
