import {
  type TashkentDay,
  addDays,
  laterDay,
  tashkentDay,
  tashkentMinute,
  weekday,
} from '#domain/units/tashkent-day.ts';
import type { WorkCalendar } from './calendar.ts';
import { type DayRange, addWorkDays, dispatchDay } from './working-days.ts';

/** Local time `HH:MM`; closed when either is null. */
export interface Hours {
  opens: string | null;
  closes: string | null;
}

export interface StoreHours {
  /** Opening hours by weekday, 1 = Monday … 7 = Sunday. */
  week: readonly (Hours & { weekday: number })[];
  /** Days that differ from the week. */
  exceptions: readonly (Hours & { day: TashkentDay })[];
}

/** Days of work for a piece that is elsewhere to reach the store. */
const transferDays = { min: 2, max: 3 };
/** The staff need that long before closing to prepare a piece. */
const prepareMinutes = 60;
/** A store that is closed for longer than that is not promised at all. */
const horizonDays = 60;

/**
 * When the pieces can be collected: today if all of them are in that store and it closes no sooner than in an hour,
 * otherwise on its next open day; with a transfer 2 to 3 days of work later. Null: the store is closed for good.
 */
export function pickupDays(args: {
  now: Date;
  hours: StoreHours;
  isAllHere: boolean;
  /** A piece is in transit until that day. */
  notBefore?: TashkentDay | null;
  /** The working days of the van between the stores; a store has hours of its own. */
  calendar: WorkCalendar;
}): DayRange | null {
  const today = tashkentDay(args.now);
  const from = args.notBefore == null ? today : laterDay(today, args.notBefore);
  if (args.isAllHere && from === today) {
    const day = isInTime(args.hours, args.now) ? today : openDayFrom(args.hours, addDays(today, 1));
    return day === null ? null : { from: day, to: day };
  }
  // the van leaves at the same hour as the couriers
  const start = laterDay(from, dispatchDay(args.now, args.calendar));
  const after = (days: number) =>
    openDayFrom(args.hours, args.isAllHere ? from : addWorkDays(start, days, args.calendar));
  const [earliest, latest] = [after(transferDays.min), after(transferDays.max)];
  return earliest === null || latest === null ? null : { from: earliest, to: latest };
}

/** The hours of one day: an exception wins over the week. */
export function hoursOn(hours: StoreHours, day: TashkentDay): Hours {
  const own = hours.exceptions.find((exception) => exception.day === day);
  return own ?? hours.week.find((entry) => entry.weekday === weekday(day)) ?? { opens: null, closes: null };
}

function isInTime(hours: StoreHours, now: Date): boolean {
  const { opens, closes } = hoursOn(hours, tashkentDay(now));
  return opens !== null && closes !== null && tashkentMinute(now) <= minuteOf(closes) - prepareMinutes;
}

function openDayFrom(hours: StoreHours, first: TashkentDay): TashkentDay | null {
  for (let offset = 0; offset <= horizonDays; offset += 1) {
    const day = addDays(first, offset);
    const { opens, closes } = hoursOn(hours, day);
    if (opens !== null && closes !== null) return day;
  }
  return null;
}

function minuteOf(time: string): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}
