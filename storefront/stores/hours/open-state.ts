import type { Store } from '#contract/content.ts';
import { dayOf, formatTime } from '#ui/dates.ts';

/** Whether a store is open; hours in local time. */
export type OpenState =
  | { kind: 'open'; closes: string }
  | { kind: 'later'; opens: string }
  | { kind: 'tomorrow'; opens: string }
  | { kind: 'on'; day: string; opens: string }
  | { kind: 'closed' };

type Timetable = Pick<Store, 'hours' | 'exceptions'>;

/** A store that does not open within these days counts as closed. */
const foreseenDays = 30;

/** The state at an ISO instant, by Tashkent time (STO-2); an exceptional day overrides the week. */
export function openStateAt(timetable: Timetable, now: string): OpenState {
  const [today, time] = [dayOf(now), formatTime(now)];
  const hours = hoursOn(timetable, today);
  if (hours && time >= hours.opens && time < hours.closes) return { kind: 'open', closes: hours.closes };
  if (hours && time < hours.opens) return { kind: 'later', opens: hours.opens };
  for (let ahead = 1; ahead <= foreseenDays; ahead++) {
    const day = dayAfter(today, ahead);
    const next = hoursOn(timetable, day);
    if (next)
      return ahead === 1 ? { kind: 'tomorrow', opens: next.opens } : { kind: 'on', day, opens: next.opens };
  }
  return { kind: 'closed' };
}

/** The hours on a day `YYYY-MM-DD`; null = closed. */
function hoursOn({ hours, exceptions }: Timetable, day: string): { opens: string; closes: string } | null {
  const found =
    exceptions.find((exception) => exception.day === day) ??
    hours.find(({ weekday }) => weekday === weekdayOf(day));
  return found && found.opens !== null && found.closes !== null
    ? { opens: found.opens, closes: found.closes }
    : null;
}

/** 1 = Monday … 7. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
