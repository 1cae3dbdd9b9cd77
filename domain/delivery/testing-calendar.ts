import type { WorkCalendar } from './calendar.ts';

/** A calendar without decisions: couriers leave at 16:00 and rest on Sundays and fixed holidays. */
export const calendar: WorkCalendar = { cutOffMinute: 960, decided: new Map() };
