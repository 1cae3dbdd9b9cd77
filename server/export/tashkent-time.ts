import { hourMs } from '#domain/units/durations.ts';

const hours = 5;

/** An instant (ISO 8601) as the clocks of Tashkent showed it: `2026-11-23T12:04:00`. */
export const tashkentTime = (instant: string): string =>
  new Date(Date.parse(instant) + hours * hourMs).toISOString().slice(0, 19);
