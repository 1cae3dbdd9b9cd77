import { dayMs, hourMs } from './durations.ts';

/** A calendar day in Asia/Tashkent, `YYYY-MM-DD`. Such days sort as text. */
export type TashkentDay = string;

// UTC+5 all year: Uzbekistan has no daylight saving time.
export const tashkentOffsetMs = 5 * hourMs;

/** Returns the day in Tashkent at this instant. */
export function tashkentDay(instant: Date): TashkentDay {
  return dayOfNumber(tashkentDayNumber(instant));
}

/** Returns the same as days since 1 January 1970. */
export function tashkentDayNumber(instant: Date): number {
  return Math.floor((instant.getTime() + tashkentOffsetMs) / dayMs);
}

/** Returns the minutes since midnight in Tashkent at this instant: 16:00 is 960. */
export function tashkentMinute(instant: Date): number {
  return Math.floor(((((instant.getTime() + tashkentOffsetMs) % dayMs) + dayMs) % dayMs) / 60_000);
}

export function addDays(day: TashkentDay, count: number): TashkentDay {
  return dayOfNumber(numberOfDay(day) + count);
}

/** 1 = Monday … 7 = Sunday. */
export function weekday(day: TashkentDay): number {
  // 1 January 1970 was a Thursday
  return ((((numberOfDay(day) + 3) % 7) + 7) % 7) + 1;
}

export function laterDay(one: TashkentDay, other: TashkentDay): TashkentDay {
  return one > other ? one : other;
}

/** Days since 1 January 1970. */
export function numberOfDay(day: TashkentDay): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs);
}

function dayOfNumber(number: number): TashkentDay {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}
