import { type StoreHours, hoursOn } from '#domain/delivery/pickup.ts';
import { type TashkentDay, addDays, tashkentDay } from '#domain/units/tashkent-day.ts';
import { hourMs } from '#domain/units/durations.ts';

/** What the shop decides about visits. */
export interface VisitTerms {
  /** The staff need that long to lay pieces out. */
  leadHours: number;
  /** The last visit begins that long before closing. */
  minutes: number;
  /** Today and the days after it that can be booked. */
  days: number;
}

/** Until the shop decides on something else. */
export const defaultVisitTerms: VisitTerms = { leadHours: 2, minutes: 60, days: 14 };

/** Between which numbers the shop may decide. */
export const visitTermBounds = { leadHours: [0, 72], minutes: [15, 180], days: [1, 60] } as const;

export interface Booking {
  terms: VisitTerms;
  now: Date;
  hours: StoreHours;
  /** Number of visits per hour in a store; 0 = it takes none. */
  perHour: number;
  /** Start times of the visits booked there, in any order. */
  taken: readonly Date[];
  /** The day from which the pieces are in the store; null = they are there now. */
  notBefore: TashkentDay | null;
}

/** A day with its times `HH:MM`, local time; days without times are left out. */
export interface VisitDay {
  day: TashkentDay;
  times: string[];
}

/** Why a visit is not possible at that time. */
export type NoVisit = 'CLOSED' | 'TOO_SOON' | 'TOO_LATE' | 'PIECES_LATER' | 'FULL';

/** Every hour at which somebody can come: whole hours, the last one a visit's length before closing (ui.md STO-5). */
export function visitDays(booking: Booking): VisitDay[] {
  const today = tashkentDay(booking.now);
  return Array.from({ length: booking.terms.days }, (_each, ahead) => addDays(today, ahead))
    .map((day) => ({
      day,
      times: timesOf(booking, day).filter((time) => checkVisit(booking, { day, time }) === null),
    }))
    .filter(({ times }) => times.length > 0);
}

/** Returns why a visit is not possible; null = it is. */
export function checkVisit(
  booking: Booking,
  { day, time }: { day: TashkentDay; time: string },
): NoVisit | null {
  const { now, terms, perHour, taken, notBefore } = booking;
  const startsAt = visitStart(day, time);
  if (!timesOf(booking, day).includes(time)) return 'CLOSED';
  if (startsAt.getTime() < now.getTime() + terms.leadHours * hourMs) return 'TOO_SOON';
  if (day >= addDays(tashkentDay(now), terms.days)) return 'TOO_LATE';
  if (notBefore !== null && day < notBefore) return 'PIECES_LATER';
  const booked = taken.filter((other) => other.getTime() === startsAt.getTime()).length;
  return booked < perHour ? null : 'FULL';
}

export const visitStart = (day: TashkentDay, time: string): Date => new Date(`${day}T${time}:00+05:00`);

/** Returns the lowest free place of an hour, from 1; null = there is none. */
export function freePlace(taken: readonly number[], perHour: number): number | null {
  for (let place = 1; place <= perHour; place += 1) if (!taken.includes(place)) return place;
  return null;
}

function timesOf({ hours, terms }: Pick<Booking, 'hours' | 'terms'>, day: TashkentDay): string[] {
  const { opens, closes } = hoursOn(hours, day);
  if (opens === null || closes === null) return [];
  const [first, last] = [
    Math.ceil(minuteOf(opens) / 60),
    Math.floor((minuteOf(closes) - terms.minutes) / 60),
  ];
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_each, index) => `${String(first + index).padStart(2, '0')}:00`,
  );
}

function minuteOf(time: string): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}
