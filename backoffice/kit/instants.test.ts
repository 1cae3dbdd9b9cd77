import { expect, it } from 'vitest';
import { formatInstant } from './instants.ts';

const now = new Date('2026-11-22T20:30:00Z'); // 01:30 of the 23rd in Tashkent

it('of today is formatted as a time', () => {
  expect(formatInstant('2026-11-22T19:04:00Z', 'ru', now)).toBe('00:04');
});

it('of another day in Tashkent includes the day', () => {
  expect(formatInstant('2026-11-22T18:04:00Z', 'en', now)).toBe('22\u00A0November, 23:04');
});
