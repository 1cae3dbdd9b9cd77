import { type TashkentDay, addDays, weekday } from '#domain/units/tashkent-day.ts';

/** When couriers, the van between the stores and the workshop work. */
export interface WorkCalendar {
  /** What is ordered before it leaves the same day; minutes since midnight in Tashkent. */
  cutOffMinute: number;
  /** Days that were decided by decree: true = worked although it would be a day of rest, false = rested. */
  decided: ReadonlyMap<TashkentDay, boolean>;
}

/** 16:00; the shop's setting wins. */
export const usualCutOffMinute = 16 * 60;

const monday = 1;
const sunday = 7;

/**
 * Public holidays that have a fixed date in Uzbekistan (Labor Code, article 208), as month and day. Ramazon hayit and Qurbon hayit move
 * with the moon and are announced each year, like days of rest that are moved: those are rows of the shop's calendar, never guessed.
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
 * Whether couriers drive on that day: what was decided for it wins over Sundays and fixed holidays. The Sunday that a holiday takes is
 * rested on Monday (the same article).
 */
export function isWorkDay(day: TashkentDay, { decided }: Pick<WorkCalendar, 'decided'>): boolean {
  return decided.get(day) ?? !isRestDay(day);
}

function isRestDay(day: TashkentDay): boolean {
  if (weekday(day) === monday && isFixedHoliday(addDays(day, -1))) return true;
  return weekday(day) === sunday || isFixedHoliday(day);
}

const isFixedHoliday = (day: TashkentDay) => fixedHolidays.has(day.slice(5));

/** `16:00` as minutes since midnight; null: no time of a day. */
export function minuteOfTime(time: string): number | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute);
}
