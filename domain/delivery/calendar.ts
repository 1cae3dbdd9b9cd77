import { type TashkentDay, addDays, weekday } from '#domain/units/tashkent-day.ts';

/** The working days of couriers, of the van between the stores and of the workshop. */
export interface WorkCalendar {
  /** Orders placed before this time leave on the same day; minutes since midnight in Tashkent. */
  cutOffMinute: number;
  /** Days decided by decree: true = a working day that would be a day of rest, false = a day of rest. */
  decided: ReadonlyMap<TashkentDay, boolean>;
}

/** 16:00; the shop's setting overrides it. */
export const defaultCutOffMinute = 16 * 60;

const monday = 1;
const sunday = 7;

/**
 * Public holidays with a fixed date in Uzbekistan (Labor Code, article 208), as month and day. Ramazon hayit and Qurbon hayit follow the
 * moon and are announced each year, like moved days of rest; those are rows of the shop's calendar and never computed here.
 */
const fixedHolidays: ReadonlySet<string> = new Set([
  '01-01', // New Year
  '03-08', // Women's Day
  '03-21', // Navroʻz
  '05-09', // Day of Remembrance and Honor
  '09-01', // Independence Day
  '10-01', // Teachers' and Mentors' Day
  '12-08', // Constitution Day
]);

/**
 * Checks whether couriers work on that day. A decision about the day overrides Sundays and fixed holidays. If a holiday falls on a Sunday,
 * Monday is a day of rest (the same article).
 */
export function isWorkDay(day: TashkentDay, { decided }: Pick<WorkCalendar, 'decided'>): boolean {
  return decided.get(day) ?? !isRestDay(day);
}

function isRestDay(day: TashkentDay): boolean {
  if (weekday(day) === monday && isFixedHoliday(addDays(day, -1))) return true;
  return weekday(day) === sunday || isFixedHoliday(day);
}

const isFixedHoliday = (day: TashkentDay) => fixedHolidays.has(day.slice(5));

/** Parses `16:00` to minutes since midnight; null if it is not a time of day. */
export function minuteOfTime(time: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute);
}
