import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tashkentDay, weekday } from '#domain/units/tashkent-day.ts';
import { isWorkDay } from './calendar.ts';
import { calendar } from './testing-calendar.ts';
import { courierDays, dispatchDay } from './working-days.ts';

const tashkent = (text: string) => new Date(`${text}+05:00`);

describe('courier days', () => {
  it.each([
    ['before the cut-off at 16:00 the order leaves the same day', '2026-04-08T15:59:59', '2026-04-08'],
    ['from 16:00 on it leaves the next day', '2026-04-08T16:00:00', '2026-04-09'],
    ['late on Saturday it leaves on Monday', '2026-04-11T17:00:00', '2026-04-13'],
    ['on Sunday it leaves on Monday', '2026-04-12T09:00:00', '2026-04-13'],
    ['the day is that of Tashkent, not of London', '2026-04-09T01:00:00', '2026-04-09'],
  ])('%s', (_case, now, day) => {
    expect(dispatchDay(tashkent(now), calendar)).toBe(day);
  });

  it('only working days count: two to three days from Friday are Monday to Tuesday', () => {
    expect(courierDays({ now: tashkent('2026-04-10T12:00:00'), minDays: 2, maxDays: 3, calendar })).toEqual({
      from: '2026-04-13',
      to: '2026-04-14',
    });
  });

  it('dispatch waits for a piece in transit', () => {
    const now = tashkent('2026-04-08T12:00:00');
    expect(courierDays({ now, minDays: 1, maxDays: 1, notBefore: '2026-04-18', calendar })).toEqual({
      from: '2026-04-20',
      to: '2026-04-20',
    });
  });

  it('holidays do not count: an order of the day before Navroʻz is delivered after it and the Hayit before it', () => {
    const hayit = { ...calendar, decided: new Map([['2026-03-20', false]]) };
    const now = tashkent('2026-03-19T12:00:00');
    expect(courierDays({ now, minDays: 1, maxDays: 2, calendar: hayit })).toEqual({
      from: '2026-03-23',
      to: '2026-03-24',
    });
    expect(dispatchDay(tashkent('2026-03-19T17:00:00'), hayit)).toBe('2026-03-23');
  });

  it('the cut-off hour is the shop’s setting', () => {
    const later = { ...calendar, cutOffMinute: 18 * 60 };
    expect(dispatchDay(tashkent('2026-04-08T17:59:00'), later)).toBe('2026-04-08');
    expect(dispatchDay(tashkent('2026-04-08T18:00:00'), later)).toBe('2026-04-09');
  });

  it('the range is never a Sunday, never in the past, and never ends before it begins', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.nat(5), fc.nat(5), (now, minDays, more) => {
        const { from, to } = courierDays({ now, minDays, maxDays: minDays + more, calendar });
        expect(isWorkDay(from, calendar) && isWorkDay(to, calendar)).toBe(true);
        expect(from >= tashkentDay(now) && to >= from).toBe(true);
        expect(weekday(from)).not.toBe(7);
      }),
    );
  });

  it('a later order is never delivered earlier', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.nat(1_000_000_000), (now, laterMs) => {
        const later = new Date(now.getTime() + laterMs);
        const days = { minDays: 2, maxDays: 3, calendar };
        expect(courierDays({ now: later, ...days }).from >= courierDays({ now, ...days }).from).toBe(true);
      }),
    );
  });
});
