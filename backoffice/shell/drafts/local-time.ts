import { dayOf, formatTime } from '#ui/dates.ts';

/** The value of a date and time field for an instant, in Tashkent; null = empty. */
export const localOf = (instant: string | null): string =>
  instant === null ? '' : `${dayOf(instant)}T${formatTime(instant)}`;

/** The instant of such a value; empty = null. */
export const instantOf = (local: string): string | null =>
  local === '' ? null : new Date(`${local.slice(0, 16)}:00+05:00`).toISOString();
