import {
  type TashkentDay,
  addDays,
  laterDay,
  tashkentDay,
  tashkentMinute,
} from '#domain/units/tashkent-day.ts';
import { type WorkCalendar, isWorkDay } from './calendar.ts';

/** Promised days, both inclusive; dates, never speeds (decisions 5). */
export interface DayRange {
  from: TashkentDay;
  to: TashkentDay;
}

/** Returns the first working day on which an order placed now can be given to the courier. */
export function dispatchDay(now: Date, calendar: WorkCalendar): TashkentDay {
  const today = tashkentDay(now);
  const first = tashkentMinute(now) < calendar.cutOffMinute ? today : addDays(today, 1);
  return workDayFrom(first, calendar);
}

/** Returns the day `count` working days after `day`; 0 = the first working day from `day` on. */
export function addWorkDays(day: TashkentDay, count: number, calendar: WorkCalendar): TashkentDay {
  let reached = workDayFrom(day, calendar);
  for (let left = count; left > 0; left -= 1) reached = workDayFrom(addDays(reached, 1), calendar);
  return reached;
}

/** Returns when a courier delivers: `minDays` to `maxDays` working days after dispatch. `notBefore`: a piece is in transit until then. */
export function courierDays(args: {
  now: Date;
  minDays: number;
  maxDays: number;
  notBefore?: TashkentDay | null;
  calendar: WorkCalendar;
}): DayRange {
  const { calendar } = args;
  const dispatch = dispatchDay(args.now, calendar);
  const start = args.notBefore == null ? dispatch : workDayFrom(laterDay(dispatch, args.notBefore), calendar);
  return {
    from: addWorkDays(start, args.minDays, calendar),
    to: addWorkDays(start, args.maxDays, calendar),
  };
}

function workDayFrom(day: TashkentDay, calendar: WorkCalendar): TashkentDay {
  let found = day;
  while (!isWorkDay(found, calendar)) found = addDays(found, 1);
  return found;
}
