import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { isWorkDay } from './calendar.ts';
import { calendar } from './testing-calendar.ts';
import { allReadyOn, readyOn } from './workshop.ts';
import { courierDays } from './working-days.ts';

/** Wednesday, 8 April 2026, noon in Tashkent. */
const moment = { now: new Date('2026-04-08T07:00:00Z'), calendar };
const here = { arrivesOn: null, workshopDays: 0 };

describe('readyOn and allReadyOn', () => {
  it.each([
    ['a piece in the warehouse is ready now', here, null],
    [
      'a piece in transit is ready when it arrives',
      { arrivesOn: '2026-04-11', workshopDays: 0 },
      '2026-04-11',
    ],
    ['a piece that has arrived meanwhile is ready now', { arrivesOn: '2026-04-07', workshopDays: 0 }, null],
    ['an engraved piece is ready after two days of work', { arrivesOn: null, workshopDays: 2 }, '2026-04-10'],
    ['over a Sunday it is ready a day later', { arrivesOn: null, workshopDays: 4 }, '2026-04-13'],
    [
      'an engraved piece in transit is ready two days of work after it arrives',
      { arrivesOn: '2026-04-10', workshopDays: 2 },
      '2026-04-13',
    ],
  ])('%s', (_what, piece, day) => {
    expect(readyOn(piece, moment)).toBe(day);
  });

  it('work on an order placed after four begins the next day', () => {
    expect(
      readyOn({ arrivesOn: null, workshopDays: 2 }, { now: new Date('2026-04-08T11:30:00Z'), calendar }),
    ).toBe('2026-04-11');
  });

  it('all pieces are ready when the last one is', () => {
    expect(allReadyOn([here, { arrivesOn: null, workshopDays: 2 }], moment)).toBe('2026-04-10');
    expect(allReadyOn([here, here], moment)).toBeNull();
    expect(allReadyOn([], moment)).toBeNull();
  });
});

const anyMoment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });

describe('readyOn, at any time', () => {
  it('an engraved piece is ready on a working day, later than a plain one, and later the longer it takes', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 15 }), (now, workshopDays) => {
        const day = readyOn({ arrivesOn: null, workshopDays }, { now, calendar }) ?? '';
        expect(isWorkDay(day, calendar) && day > tashkentDay(now)).toBe(true);
        expect(
          (readyOn({ arrivesOn: null, workshopDays: workshopDays + 1 }, { now, calendar }) ?? '') > day,
        ).toBe(true);
        const days = { now, minDays: 1, maxDays: 2, calendar };
        expect(courierDays({ ...days, notBefore: day }).from > courierDays(days).from).toBe(true);
      }),
    );
  });
});
