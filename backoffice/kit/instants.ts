import type { Language } from '#contract/words.ts';
import { dayOf, formatMoment, formatTime } from '#ui/dates.ts';

/** The time for today, the day and time for any other day: 12:04 · 21 ноября, 12:04. */
export function formatInstant(instant: string, language: Language, now = new Date()): string {
  const day = dayOf(instant);
  const time = formatTime(instant);
  return day === dayOf(now.toISOString()) ? time : formatMoment(instant, language);
}
