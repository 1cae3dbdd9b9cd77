import { describe, expect, it } from 'vitest';
import { addDays, formatDate, formatDay, formatDayLong, formatDays, formatTime } from './dates.ts';

describe('days and times as shoppers read them', () => {
  it('names the day in each language', () => {
    expect(formatDay('2026-06-12', 'ru')).toBe('12\u00A0июня');
    expect(formatDay('2026-06-12', 'uz')).toBe('12-\u2060iyun');
    expect(formatDay('2026-06-02', 'en')).toBe('2\u00A0June');
  });

  it('says from which day to which, the month once', () => {
    expect(formatDays({ from: '2026-06-12', to: '2026-06-14' }, 'ru')).toBe('12–\u206014\u00A0июня');
    expect(formatDays({ from: '2026-06-12', to: '2026-06-14' }, 'uz')).toBe('12–\u206014-\u2060iyun');
    expect(formatDays({ from: '2026-06-30', to: '2026-07-01' }, 'en')).toBe('30\u00A0June – 1\u00A0July');
    expect(formatDays({ from: '2026-06-12', to: '2026-06-12' }, 'uz')).toBe('12-\u2060iyun');
  });

  it('adds the year', () => {
    expect(formatDate('2026-06-12', 'ru')).toBe('12\u00A0июня\u00A02026');
    expect(formatDate('2026-06-12', 'uz')).toBe('2026-\u2060yil\u00A012-\u2060iyun');
    expect(formatDate('2026-06-12', 'uz-Cyrl')).toBe('2026\u00A0йил\u00A012\u00A0июнь');
    expect(formatDate('2026-06-02', 'en')).toBe('2\u00A0June\u00A02026');
  });

  it('adds the weekday', () => {
    expect(formatDayLong('2026-06-12', 'ru')).toBe('12\u00A0июня, пятница');
    expect(formatDayLong('2026-06-12', 'uz')).toBe('12-\u2060iyun, juma');
    expect(formatDayLong('2026-06-12', 'en')).toBe('Friday, 12\u00A0June');
  });

  it('shows the clock of Tashkent', () => {
    expect(formatTime('2026-11-21T20:30:00.000Z')).toBe('01:30');
    expect(formatTime('2026-11-21T18:42:00+05:00')).toBe('18:42');
  });
});

describe('days on', () => {
  it('go over the end of a month and a year, both ways', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});
