import {
  type TashkentDay,
  addDays,
  laterDay,
  tashkentDay,
  tashkentMinute,
  weekday,
} from '#domain/units/tashkent-day.ts';

/** What is ordered by then leaves the same day: 16:00 in Tashkent, in minutes since midnight. */
const courierCutOffMinute = 16 * 60;

const sunday = 7;

/** Promised days, both included; dates, never speeds (decisions 5). */
export interface DayRange {
  from: TashkentDay;
  to: TashkentDay;
}

/** Couriers and the transfer van rest on Sunday. */
export function isCourierDay(day: TashkentDay): boolean {
  return weekday(day) !== sunday;
}

/** The first day of work on which an order of this instant can be handed to the courier. */
export function dispatchDay(now: Date): TashkentDay {
  const today = tashkentDay(now);
  const first = tashkentMinute(now) < courierCutOffMinute ? today : addDays(today, 1);
  return courierDayFrom(first);
}

/** `count` days of work after `day`; 0 = the first day of work from `day` on. */
export function addCourierDays(day: TashkentDay, count: number): TashkentDay {
  let reached = courierDayFrom(day);
  for (let left = count; left > 0; left -= 1) reached = courierDayFrom(addDays(reached, 1));
  return reached;
}

/** When a courier brings it: `minDays` to `maxDays` of work after dispatch. `notBefore`: a piece is in transit until then. */
export function courierDays(args: {
  now: Date;
  minDays: number;
  maxDays: number;
  notBefore?: TashkentDay | null;
}): DayRange {
  const dispatch = dispatchDay(args.now);
  const start = args.notBefore == null ? dispatch : courierDayFrom(laterDay(dispatch, args.notBefore));
  return { from: addCourierDays(start, args.minDays), to: addCourierDays(start, args.maxDays) };
}

function courierDayFrom(day: TashkentDay): TashkentDay {
  return isCourierDay(day) ? day : addDays(day, 1);
}
