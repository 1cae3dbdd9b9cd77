import { addDays, tashkentDay, tashkentMinute } from '#domain/units/tashkent-day.ts';

const opens = 10 * 60;
const closes = 19 * 60;

/** The staff work from ten to seven in Tashkent: later work is done the next morning, in the same order. */
export function nextWorkingTime(at: Date): Date {
  const minute = tashkentMinute(at);
  if (minute >= opens && minute < closes) return at;
  const isNight = minute < opens;
  const morning = Date.parse(`${addDays(tashkentDay(at), isNight ? 0 : 1)}T10:00:00+05:00`);
  const minutesClosed = minute - closes + (isNight ? 24 * 60 : 0);
  return new Date(morning + minutesClosed * 2000);
}
