import { expect, it } from 'vitest';
import { groupDays } from './opening-hours.ts';

const open = (weekday: number, opens: string | null, closes: string | null) => ({ weekday, opens, closes });
const week = (opens: string, closes: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => open(weekday, opens, closes));

it('equal hours on all days are written in one line', () => {
  expect(groupDays(week('10:00', '20:00'))).toEqual([{ from: 1, to: 7, hours: '10:00–20:00' }]);
});

it('a shorter Sunday has a separate line', () => {
  expect(groupDays([...week('10:00', '19:00').slice(0, 6), open(7, '10:00', '17:00')])).toEqual([
    { from: 1, to: 6, hours: '10:00–19:00' },
    { from: 7, to: 7, hours: '10:00–17:00' },
  ]);
});

it('a closed Monday is listed, and days in any order are sorted', () => {
  expect(groupDays([...week('10:00', '19:00').slice(1), open(1, null, null)])).toEqual([
    { from: 1, to: 1, hours: null },
    { from: 2, to: 7, hours: '10:00–19:00' },
  ]);
});
