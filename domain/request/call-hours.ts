import { type TashkentDay, addDays, tashkentDay, tashkentMinute } from '#domain/units/tashkent-day.ts';
import { hourMs, minuteMs } from '#domain/units/durations.ts';

/** When somebody likes to be called. */
export type BestTime = 'ANY' | 'MORNING' | 'AFTERNOON' | 'EVENING';

export interface Hours {
  /** Whole hours in Tashkent. */
  from: number;
  to: number;
}

/** We call and write from nine to nine, every day. */
const waking: Hours = { from: 9, to: 21 };

/** When phone and Telegram are answered, every day, until the shop decides on other hours. */
export const usualAnswerHours: Hours = waking;

/** Between which hours the shop may decide: the parts of the day that shoppers choose from lie within. */
export const answerBounds = { from: [6, 11], to: [18, 23] } as const;

const hoursOf = ({ from, to }: Hours): Record<BestTime, Hours> => ({
  ANY: { from, to },
  MORNING: { from, to: 12 },
  AFTERNOON: { from: 12, to: 17 },
  EVENING: { from: 17, to },
});

/** Who asks in the last half hour of their time is called on the next day. */
const leadMinutes = 30;

export interface CallWindow extends Hours {
  day: TashkentDay;
}

/** When we call who asks at `now`; `answered`: when the shop's phone is. */
export function callWindow(now: Date, bestTime: BestTime, answered: Hours): CallWindow {
  const hours = hoursOf(answered)[bestTime];
  const today = tashkentDay(now);
  const isInTime = tashkentMinute(now) <= hours.to * 60 - leadMinutes;
  return { day: isInTime ? today : addDays(today, 1), ...hours };
}

/** The next moment at which a phone may ring without waking anybody: `now` by day, nine in the morning by night. */
export function wakingMoment(now: Date): Date {
  const minute = tashkentMinute(now);
  if (minute >= waking.from * 60 && minute < waking.to * 60) return now;
  const today = tashkentDay(now);
  return instantOf(minute < waking.from * 60 ? today : addDays(today, 1), waking.from);
}

const instantOf = (day: TashkentDay, hour: number): Date =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+05:00`);

/** The instant from which a caller is due, requested at `now`: at once, or at the beginning of the hours that they prefer. */
export function callDue(now: Date, bestTime: BestTime, answered: Hours): Date {
  const { day, from } = callWindow(now, bestTime, answered);
  const opens = instantOf(day, from);
  return opens > now ? opens : now;
}

/** When to call again after nobody answered at `now`: an hour later, by day. */
export const callAgainAt = (now: Date): Date => wakingMoment(new Date(now.getTime() + hourMs));

/** A call that was due that long ago is late (backoffice.md 2.3). */
export const lateCallMs = 15 * minuteMs;
