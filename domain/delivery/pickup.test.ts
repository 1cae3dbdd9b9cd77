import { describe, expect, it } from 'vitest';
import { calendar } from './testing-calendar.ts';
import { type StoreHours, hoursOn, pickupDays } from './pickup.ts';

const tashkent = (text: string) => new Date(`${text}+05:00`);

/** Bukhara: open from 10 to 19, closed on Mondays and, for stocktaking, on 9 April. */
const hours: StoreHours = {
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    opens: weekday === 1 ? null : '10:00',
    closes: weekday === 1 ? null : '19:00',
  })),
  exceptions: [{ day: '2026-04-09', opens: null, closes: null }],
};
const day = (on: string) => ({ from: on, to: on });

describe('pickupDays', () => {
  it.each([
    ['today, while the store is open for another hour', '2026-04-08T18:00:00', '2026-04-08'],
    ['today, even before it opens', '2026-04-08T07:00:00', '2026-04-08'],
    ['not today in the last hour, but on the next open day', '2026-04-08T18:01:00', '2026-04-10'],
    ['not on a day that the store is closed', '2026-04-13T12:00:00', '2026-04-14'],
  ])('all pieces are in the store: %s', (_case, now, on) => {
    expect(pickupDays({ now: tashkent(now), hours, isAllHere: true, calendar })).toEqual(day(on));
  });

  it('takes two to three working days longer if a piece must be transferred', () => {
    expect(pickupDays({ now: tashkent('2026-04-08T12:00:00'), hours, isAllHere: false, calendar })).toEqual({
      from: '2026-04-10',
      to: '2026-04-11',
    });
  });

  it('takes a day longer if today’s van has left', () => {
    expect(pickupDays({ now: tashkent('2026-04-08T16:00:00'), hours, isAllHere: false, calendar })).toEqual({
      from: '2026-04-11',
      to: '2026-04-14',
    });
  });

  it('is the next open day if the store is closed on the day the transfer ends', () => {
    expect(pickupDays({ now: tashkent('2026-04-10T12:00:00'), hours, isAllHere: false, calendar })).toEqual({
      from: '2026-04-14',
      to: '2026-04-14',
    });
  });

  it('starts on the day on which a piece in transit arrives', () => {
    const now = tashkent('2026-04-08T12:00:00');
    expect(pickupDays({ now, hours, isAllHere: true, notBefore: '2026-04-13', calendar })).toEqual(
      day('2026-04-14'),
    );
  });

  it('is later by a holiday of the van, even if the store is open', () => {
    const now = tashkent('2026-04-08T12:00:00');
    const hayit = { ...calendar, decided: new Map([['2026-04-10', false]]) };
    expect(pickupDays({ now, hours, isAllHere: false, calendar: hayit })).toEqual({
      from: '2026-04-11',
      to: '2026-04-14',
    });
  });

  it('is null for a permanently closed store', () => {
    const closed = { week: [], exceptions: [] };
    expect(
      pickupDays({ now: tashkent('2026-04-08T12:00:00'), hours: closed, isAllHere: true, calendar }),
    ).toBeNull();
  });

  it('an exception overrides the weekly hours', () => {
    expect(hoursOn(hours, '2026-04-09')).toMatchObject({ opens: null });
    expect(hoursOn(hours, '2026-04-10')).toMatchObject({ opens: '10:00' });
  });
});
