import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { tashkentMinute } from '#domain/units/tashkent-day.ts';
import {
  type Booking,
  checkVisit,
  freePlace,
  defaultVisitTerms,
  visitDays,
  visitStart,
} from './visit-times.ts';

const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
  weekday === 1
    ? { weekday, opens: null, closes: null }
    : { weekday, opens: '10:00', closes: weekday === 7 ? '17:00' : '20:00' },
);
const booking: Booking = {
  now: noon,
  terms: defaultVisitTerms,
  hours: { week, exceptions: [{ day: '2026-04-10', opens: '09:30', closes: '13:30' }] },
  perHour: 2,
  taken: [],
  notBefore: null,
};

describe('visit times', () => {
  it('today a visit is possible two hours from now at the earliest, and an hour before closing at the latest', () => {
    expect(visitDays(booking)[0]).toEqual({
      day: '2026-04-08',
      times: ['14:00', '15:00', '16:00', '17:00', '18:00', '19:00'],
    });
  });

  it('the settings decide how far ahead, how long and for how many days a visit is possible', () => {
    const terms = { leadHours: 4, minutes: 120, days: 2 };
    expect(visitDays({ ...booking, terms })).toEqual([
      { day: '2026-04-08', times: ['16:00', '17:00', '18:00'] },
      {
        day: '2026-04-09',
        times: ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00'],
      },
    ]);
  });

  it('on a day with other opening hours a visit is possible within those, at whole hours only', () => {
    expect(visitDays(booking).find(({ day }) => day === '2026-04-10')?.times).toEqual([
      '10:00',
      '11:00',
      '12:00',
    ]);
  });

  it('visits are not possible on a closed day, nor after two weeks', () => {
    const days = visitDays(booking).map(({ day }) => day);
    expect(days).not.toContain('2026-04-13');
    expect(days.at(-1)).toBe('2026-04-21');
  });

  it.each([
    ['2026-04-13', '11:00', 'CLOSED'],
    ['2026-04-09', '11:30', 'CLOSED'],
    ['2026-04-09', '20:00', 'CLOSED'],
    ['2026-04-08', '13:00', 'TOO_SOON'],
    ['2026-04-07', '13:00', 'TOO_SOON'],
    ['2026-04-22', '13:00', 'TOO_LATE'],
    ['2026-04-09', '13:00', 'PIECES_LATER'],
    ['2026-04-11', '13:00', 'FULL'],
    ['2026-04-11', '14:00', null],
  ] as const)('on %s at %s: %s', (day, time, answer) => {
    const oneOClock = visitStart('2026-04-11', '13:00');
    expect(
      checkVisit({ ...booking, notBefore: '2026-04-10', taken: [oneOClock, oneOClock] }, { day, time }),
    ).toBe(answer);
  });

  it('every offered time can be booked, is in the future and within the opening hours', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 3 }), (now, perHour) => {
        const query = { ...booking, now, perHour };
        for (const { day, times } of visitDays(query))
          for (const time of times) {
            expect(checkVisit(query, { day, time })).toBeNull();
            expect(visitStart(day, time).getTime()).toBeGreaterThan(now.getTime());
            expect(tashkentMinute(visitStart(day, time))).toBe(Number(time.slice(0, 2)) * 60);
          }
      }),
    );
  });
});

it('a store that takes no bookings offers no times', () => {
  expect(visitDays({ ...booking, perHour: 0 })).toEqual([]);
});

it('each place of an hour is assigned once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), (perHour) => {
      const taken: number[] = [];
      for (let place = freePlace(taken, perHour); place !== null; place = freePlace(taken, perHour))
        taken.push(place);
      expect(new Set(taken).size).toBe(taken.length);
      expect(taken).toHaveLength(perHour);
    }),
  );
});
