import { type TashkentDay, addDays, tashkentDay, tashkentMinute } from '#domain/units/tashkent-day.ts';
import { hourMs } from '#domain/units/durations.ts';

/** Preferred time for a call. */
export type BestTime = 'ANY' | 'MORNING' | 'AFTERNOON' | 'EVENING';

export interface Hours {
  /** Full hours in Tashkent. */
  from: number;
  to: number;
}

/** The shop calls and writes from nine to nine, every day. */
const waking: Hours = { from: 9, to: 21 };

/** Default hours in which phone and Telegram are answered, every day. */
export const defaultAnswerHours: Hours = waking;

/** Limits of the setting: the times of day that shoppers choose from lie within these hours. */
export const answerBounds = { from: [6, 11], to: [18, 23] } as const;

const hoursOf = ({ from, to }: Hours): Record<BestTime, Hours> => ({
  ANY: { from, to },
  MORNING: { from, to: 12 },
  AFTERNOON: { from: 12, to: 17 },
  EVENING: { from: 17, to },
});

/** A call requested in the last half hour of the preferred time is made on the next day. */
const leadMinutes = 30;

export interface CallWindow extends Hours {
  day: TashkentDay;
}

/** Returns when the shop calls somebody who requested it at `now`; `answered`: the hours of the shop's phone. */
export function callWindow(now: Date, bestTime: BestTime, answered: Hours): CallWindow {
  const hours = hoursOf(answered)[bestTime];
  const today = tashkentDay(now);
  const isInTime = tashkentMinute(now) <= hours.to * 60 - leadMinutes;
  return { day: isInTime ? today : addDays(today, 1), ...hours };
}

/**
 * Returns the next instant at which a message does not disturb the recipient's sleep: `now` during the day, nine in the morning at night.
 */
export function nextWakingTime(now: Date): Date {
  const minute = tashkentMinute(now);
  if (minute >= waking.from * 60 && minute < waking.to * 60) return now;
  const today = tashkentDay(now);
  return instantOf(minute < waking.from * 60 ? today : addDays(today, 1), waking.from);
}

const instantOf = (day: TashkentDay, hour: number): Date =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+05:00`);

/** Returns from when on a call requested at `now` is due: at once, or at the beginning of the preferred hours. */
export function callDue(now: Date, bestTime: BestTime, answered: Hours): Date {
  const { day, from } = callWindow(now, bestTime, answered);
  const opens = instantOf(day, from);
  return opens > now ? opens : now;
}

/** Returns when to call again after nobody answered at `now`: an hour later, during the day. */
export const callAgainAt = (now: Date): Date => nextWakingTime(new Date(now.getTime() + hourMs));
