import { expect, it } from 'vitest';
import { hoursOn } from './hours-on.ts';

const hours = [
  { weekday: 1, opens: '10:00', closes: '20:00' },
  { weekday: 7, opens: null, closes: null },
];
const exceptions = [{ day: '2026-04-06', opens: '12:00', closes: '15:00' }];

it('is that of the week, except for exceptional days, by Tashkent time', () => {
  const on = (instant: string) => hoursOn({ hours, exceptions }, new Date(instant));
  expect(on('2026-04-13T06:00:00Z')).toEqual({ opens: '10:00', closes: '20:00' });
  expect(on('2026-04-06T06:00:00Z')).toEqual({ opens: '12:00', closes: '15:00' });
  expect(on('2026-04-12T06:00:00Z')).toBeNull();
  // Sunday evening in UTC is Monday in Tashkent
  expect(on('2026-04-12T20:00:00Z')).toEqual({ opens: '10:00', closes: '20:00' });
});
