import type { WorkCalendar } from './calendar.ts';

/** Couriers leave until 16:00, rest on Sundays and on the holidays of every year, and nothing else was decided. */
export const calendar: WorkCalendar = { cutOffMinute: 960, decided: new Map() };
