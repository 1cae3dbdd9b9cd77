import type { Language } from '#contract/words.ts';
import { formatDayLong } from '#ui/dates.ts';

/**
 * The value of a day field as it is read in Uzbekistan, `2026-12-01T10:00` as `01.12.2026, 10:00 · 1-dekabr, seshanba`. Empty for anything
 * that is not a day.
 */
export function dayAsRead(value: string, language: Language): string {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?/.exec(value);
  if (found === null) return '';
  const [, year = '', month = '', date = '', time] = found;
  const numbers = `${date}.${month}.${year}${time === undefined ? '' : `, ${time}`}`;
  return `${numbers} · ${formatDayLong(`${year}-${month}-${date}`, language)}`;
}
