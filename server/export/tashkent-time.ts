import { hourMs } from '#domain/units/durations.ts';

const hours = 5;

/** Converts an instant (ISO 8601) to local time in Tashkent: `2026-11-23T12:04:00`. */
export const tashkentTime = (instant: string): string =>
  new Date(Date.parse(instant) + hours * hourMs).toISOString().slice(0, 19);
