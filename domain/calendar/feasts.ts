// The feasts before which jewellery is bought (catalogue-plan 15), for the marks of the figures and the hours of the stores.
import type { TashkentDay } from '../units/tashkent-day.ts';

export const feasts = ['WOMEN', 'NAVROZ', 'RAMAZON', 'QURBON', 'NEW_YEAR'] as const;
export type Feast = (typeof feasts)[number];

/** Days and months of the feasts of the solar year. */
const ofEachYear: Readonly<Record<string, Feast>> = {
  '03-08': 'WOMEN',
  '03-21': 'NAVROZ',
  '01-01': 'NEW_YEAR',
};

/**
 * First days of Ramazon hayiti (1 Shawwal) and Qurbon hayiti (10 Dhu al-Hijja) by the calendar of Umm al-Qura, which browsers and Node have
 * as `islamic-umalqura`; feasts.test.ts holds the two against each other. The Muslim Board of Uzbekistan announces them year by year and may
 * name the day after: who knows better changes the row.
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

/** First days of both Hayit, the earliest first. */
export const hayitDays: readonly TashkentDay[] = Object.keys(ofTheMoon);

/** The feast that begins on a day; null = none. */
export const feastOn = (day: TashkentDay): Feast | null => ofTheMoon[day] ?? ofEachYear[day.slice(5)] ?? null;
