// Holidays before which people buy jewellery (catalogue-plan 15), for the marks in figures and the opening hours of stores.
import type { TashkentDay } from '../units/tashkent-day.ts';

export const feasts = ['WOMEN', 'NAVROZ', 'RAMAZON', 'QURBON', 'NEW_YEAR'] as const;
export type Feast = (typeof feasts)[number];

/** Month and day of feasts in the solar year. */
const ofEachYear: Readonly<Record<string, Feast>> = {
  '03-08': 'WOMEN',
  '03-21': 'NAVROZ',
  '01-01': 'NEW_YEAR',
};

/**
 * First days of Ramazon hayiti (1 Shawwal) and Qurbon hayiti (10 Dhu al-Hijja) by the Umm al-Qura calendar, which browsers and Node
 * implement as `islamic-umalqura`; feasts.test.ts compares the two. The Muslim Board of Uzbekistan announces the dates each year and may
 * choose the following day; then the row must be corrected.
 */
const ofTheMoon: Readonly<Record<TashkentDay, Feast>> = {
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
export const hayitDays: readonly TashkentDay[] = Object.keys(ofTheMoon);

/** Returns the feast that begins on a day; null = none. */
export const feastOn = (day: TashkentDay): Feast | null => ofTheMoon[day] ?? ofEachYear[day.slice(5)] ?? null;
