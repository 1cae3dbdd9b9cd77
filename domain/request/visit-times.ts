import { type StoreHours, hoursOn } from '#domain/delivery/pickup.ts';
import { type TashkentDay, addDays, tashkentDay } from '#domain/units/tashkent-day.ts';
import { hourMs } from '#domain/units/durations.ts';

/** Time the staff need to prepare the pieces. */
const leadMs = 2 * hourMs;
/** Number of days that can be booked, including today. */
const horizonDays = 14;
const minutesOfVisit = 60;

export interface Booking {
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

/** Returns all possible visit times: full hours, the last one an hour before closing (ui.md STO-5). */
export function visitDays(booking: Booking): VisitDay[] {
  const today = tashkentDay(booking.now);
  return Array.from({ length: horizonDays }, (_each, ahead) => addDays(today, ahead))
    .map((day) => ({
      day,
      times: timesOf(booking.hours, day).filter((time) => checkVisit(booking, { day, time }) === null),
    }))
    .filter(({ times }) => times.length > 0);
}

/** Returns why a visit is not possible; null = it is. */
export function checkVisit(
  booking: Booking,
  { day, time }: { day: TashkentDay; time: string },
): NoVisit | null {
  const { now, hours, perHour, taken, notBefore } = booking;
  const startsAt = visitStart(day, time);
  if (!timesOf(hours, day).includes(time)) return 'CLOSED';
  if (startsAt.getTime() < now.getTime() + leadMs) return 'TOO_SOON';
  if (day >= addDays(tashkentDay(now), horizonDays)) return 'TOO_LATE';
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

function timesOf(hours: StoreHours, day: TashkentDay): string[] {
  const { opens, closes } = hoursOn(hours, day);
  if (opens === null || closes === null) return [];
  const [first, last] = [
    Math.ceil(minuteOf(opens) / 60),
    Math.floor((minuteOf(closes) - minutesOfVisit) / 60),
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
