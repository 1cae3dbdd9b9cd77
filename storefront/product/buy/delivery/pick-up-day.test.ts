import { describe, expect, it } from 'vitest';
import { pickUpDay } from './pick-up-day.ts';

const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' }));
const bukhara = week.map((entry) => (entry.weekday === 1 ? { ...entry, opens: null, closes: null } : entry));
const open = { hours: week, exceptions: [] };

describe('a piece in a store', () => {
  it.each([
    ['2026-11-21T06:00:00Z', '2026-11-21', '20:00'],
    ['2026-11-21T13:59:00Z', '2026-11-21', '20:00'],
    ['2026-11-21T14:01:00Z', '2026-11-22', null],
    ['2026-11-21T20:30:00Z', '2026-11-22', '20:00'],
  ])('at %s can be collected on %s', (now, day, todayUntil) => {
    expect(pickUpDay(open, new Date(now))).toEqual({ day, todayUntil });
  });

  it('can be collected on the next open day if the store is closed', () => {
    expect(pickUpDay({ hours: bukhara, exceptions: [] }, new Date('2026-11-23T06:00:00Z'))?.day).toBe(
      '2026-11-24',
    );
  });

  it('follows the exceptions to the weekly hours', () => {
    const exceptions = [{ day: '2026-11-21', opens: null, closes: null }];
    expect(pickUpDay({ hours: week, exceptions }, new Date('2026-11-21T06:00:00Z'))?.day).toBe('2026-11-22');
  });

  it('cannot be promised if the store is closed permanently', () => {
    expect(pickUpDay({ hours: [], exceptions: [] }, new Date('2026-11-21T06:00:00Z'))).toBeNull();
  });
});
