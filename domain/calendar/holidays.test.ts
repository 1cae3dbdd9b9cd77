import { expect, it } from 'vitest';
import { addDays } from '../units/tashkent-day.ts';
import { holidayOn, hayitDays } from './holidays.ts';

it('holidayOn returns the holidays of each year, and null on all other days', () => {
  expect(['2026-03-08', '2027-03-21', '2028-01-01', '2026-03-09'].map(holidayOn)).toEqual([
    'WOMEN',
    'NAVROZ',
    'NEW_YEAR',
    null,
  ]);
});

it('both Hayit of 2025 to 2028 are the dates of the Umm al-Qura calendar', () => {
  const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  });
  const found: [string, string][] = [];
  for (let day = '2025-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const written = calendar.format(new Date(day));
    if (/^10\/1\b/.test(written)) found.push([day, 'RAMAZON']);
    if (/^12\/10\b/.test(written)) found.push([day, 'QURBON']);
  }
  expect(hayitDays.map((day) => [day, holidayOn(day)])).toEqual(found);
});
