import { dayOf, formatTime } from '#ui/dates.ts';

/** An instant as a field of date and time shows it, in Tashkent; null = empty. */
export const localOf = (instant: string | null): string =>
  instant === null ? '' : `${dayOf(instant)}T${formatTime(instant)}`;

/** What such a field says; empty = null. */
export const instantOf = (local: string): string | null =>
  local === '' ? null : new Date(`${local.slice(0, 16)}:00+05:00`).toISOString();
