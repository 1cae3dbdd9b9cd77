import { expect, it } from 'vitest';
import { addDays } from '../units/tashkent-day.ts';
import { feastOn, hayitDays } from './feasts.ts';

it('knows the feasts of each year, and no other day', () => {
  expect(['2026-03-08', '2027-03-21', '2028-01-01', '2026-03-09'].map(feastOn)).toEqual([
    'WOMEN',
    'NAVROZ',
    'NEW_YEAR',
    null,
  ]);
});

it('has both Hayit of the years 2025 to 2028 as the calendar of Umm al-Qura has them', () => {
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
  expect(hayitDays.map((day) => [day, feastOn(day)])).toEqual(found);
});
