import type { StaffStore } from '#contract/admin/content/store.ts';
import { dayOf } from '#ui/dates.ts';

/** The hours of a store on the day of an instant, in Tashkent; null = closed. */
export function hoursOn(
  { hours, exceptions }: Pick<StaffStore, 'hours' | 'exceptions'>,
  now: Date,
): { opens: string; closes: string } | null {
  const day = dayOf(now.toISOString());
  // Sunday is 0
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  const found = exceptions.find((one) => one.day === day) ?? hours.find((one) => one.weekday === weekday);
  if (found === undefined || found.opens === null || found.closes === null) return null;
  return { opens: found.opens, closes: found.closes };
}
