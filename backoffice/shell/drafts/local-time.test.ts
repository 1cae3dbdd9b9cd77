import { expect, it } from 'vitest';
import { instantOf, localOf } from './local-time.ts';

it('a date and time field is in Tashkent time', () => {
  expect(localOf('2026-04-08T20:30:00.000Z')).toBe('2026-04-09T01:30');
  expect(instantOf('2026-04-09T01:30')).toBe('2026-04-08T20:30:00.000Z');
  expect([localOf(null), instantOf('')]).toEqual(['', null]);
});
