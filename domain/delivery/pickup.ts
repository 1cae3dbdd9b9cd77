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

/** Local time `HH:MM`; closed if either is null. */
export interface Hours {
  opens: string | null;
  closes: string | null;
}

export interface StoreHours {
  /** Opening hours by weekday, 1 = Monday … 7 = Sunday. */
  week: readonly (Hours & { weekday: number })[];
  /** Days with different hours. */
  exceptions: readonly (Hours & { day: TashkentDay })[];
}

/** Working days needed to transfer a piece to the store. */
const transferDays = { min: 2, max: 3 };
/** Time before closing that the staff need to prepare a piece. */
const prepareMinutes = 60;
/** A store that is closed for longer than this is not offered. */
const horizonDays = 60;

/**
 * Returns when the pieces can be picked up: today if all of them are in that store and it does not close within the hour, otherwise on its
 * next open day. A transfer adds 2 to 3 working days. Null if the store is permanently closed.
 */
export function pickupDays(args: {
  now: Date;
  hours: StoreHours;
  isAllHere: boolean;
  /** A piece is in transit until that day. */
  notBefore?: TashkentDay | null;
  /** The working days of the van between the stores; a store's opening hours are separate. */
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

/** Returns the hours of one day: an exception overrides the weekly hours. */
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
