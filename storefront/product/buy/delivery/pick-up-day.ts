import type { Store } from '#contract/content.ts';

/** The time that staff need to prepare a piece before the store closes. */
const prepareMinutes = 60;
const horizonDays = 30;
const dayMs = 24 * 60 * 60 * 1000;
/** Asia/Tashkent is UTC+5 all year. */
const tashkentOffsetMs = 5 * 60 * 60 * 1000;

/** When a piece in this store can be collected there. */
export interface PickUpDay {
  /** `YYYY-MM-DD` in Tashkent. */
  day: string;
  /** Closing time if that day is today, `HH:MM`. */
  todayUntil: string | null;
}

/** Today if the store is open for at least another hour, otherwise its next open day; null if it is closed for a month. */
export function pickUpDay(
  { hours, exceptions }: Pick<Store, 'hours' | 'exceptions'>,
  now: Date,
): PickUpDay | null {
  const local = new Date(now.getTime() + tashkentOffsetMs);
  for (let ahead = 0; ahead < horizonDays; ahead++) {
    const date = new Date(local.getTime() + ahead * dayMs);
    const day = date.toISOString().slice(0, 10);
    const weekday = date.getUTCDay() || 7;
    const open =
      exceptions.find((entry) => entry.day === day) ?? hours.find((entry) => entry.weekday === weekday);
    if (open?.opens == null || open.closes == null) continue;
    if (ahead > 0) return { day, todayUntil: null };
    const minuteNow = local.getUTCHours() * 60 + local.getUTCMinutes();
    if (minuteNow <= minuteOf(open.closes) - prepareMinutes) return { day, todayUntil: open.closes };
  }
  return null;
}

function minuteOf(time: string): number {
  const [hour, minute] = time.split(':');
  return Number(hour) * 60 + Number(minute);
}
