// Holidays before which people buy jewellery (catalogue-plan 15), for the marks in figures and the opening hours of stores.
import type { TashkentDay } from '../units/tashkent-day.ts';

export const holidays = ['WOMEN', 'NAVROZ', 'RAMAZON', 'QURBON', 'NEW_YEAR'] as const;
export type Holiday = (typeof holidays)[number];

/** Month and day of holidays in the solar year. */
const ofSolarYear: Readonly<Record<string, Holiday>> = {
  '03-08': 'WOMEN',
  '03-21': 'NAVROZ',
  '01-01': 'NEW_YEAR',
};

/**
 * First days of Ramazon hayiti (1 Shawwal) and Qurbon hayiti (10 Dhu al-Hijja) by the Umm al-Qura calendar, which browsers and Node
 * implement as `islamic-umalqura`; holidays.test.ts compares the two. The Muslim Board of Uzbekistan announces the dates each year and may
 * choose the following day; then the row must be corrected.
 */
const ofLunarYear: Readonly<Record<TashkentDay, Holiday>> = {
  '2025-03-30': 'RAMAZON',
  '2025-06-06': 'QURBON',
  '2026-03-20': 'RAMAZON',
  '2026-05-27': 'QURBON',
  '2027-03-09': 'RAMAZON',
  '2027-05-16': 'QURBON',
  '2028-02-26': 'RAMAZON',
  '2028-05-05': 'QURBON',
};

/** First days of both Hayit, earliest first. */
export const hayitDays: readonly TashkentDay[] = Object.keys(ofLunarYear);

/** Returns the holiday that begins on a day; null = none. */
export const holidayOn = (day: TashkentDay): Holiday | null =>
  ofLunarYear[day] ?? ofSolarYear[day.slice(5)] ?? null;
