import { describe, expect, it } from 'vitest';
import { addDays, laterDay, tashkentDay, tashkentMinute, weekday } from './tashkent-day.ts';

describe('a day in Tashkent', () => {
  it('begins five hours before that of UTC', () => {
    expect(tashkentDay(new Date('2026-04-08T18:59:59Z'))).toBe('2026-04-08');
    expect(tashkentDay(new Date('2026-04-08T19:00:00Z'))).toBe('2026-04-09');
    expect(tashkentMinute(new Date('2026-04-08T11:00:00Z'))).toBe(960);
  });

  it('is counted across months and leap years', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(laterDay('2026-04-08', '2026-04-10')).toBe('2026-04-10');
  });

  it('has its weekday: 1 is Monday, 7 is Sunday', () => {
    expect(['2026-04-13', '2026-04-12', '1970-01-01', '1969-12-28'].map(weekday)).toEqual([1, 7, 4, 7]);
  });
});
