import { expect, it } from 'vitest';
import { dayAsRead } from './day-as-read.ts';

it('a day is read as in Uzbekistan, whatever the language of the browser', () => {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
  expect(plain(dayAsRead('2026-12-01', 'uz'))).toBe('01.12.2026 · 1-dekabr, seshanba');
  expect(plain(dayAsRead('2026-12-01T10:00', 'ru'))).toBe('01.12.2026, 10:00 · 1 декабря, вторник');
  expect(plain(dayAsRead('2026-12-01T10:00', 'en'))).toBe('01.12.2026, 10:00 · Tuesday, 1 December');
  expect([dayAsRead('', 'uz'), dayAsRead('12', 'uz')]).toEqual(['', '']);
});
