import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tashkentMinute } from '#domain/units/tashkent-day.ts';
import { callAgainAt, callDue, callWindow, defaultAnswerHours, nextWakingTime } from './call-hours.ts';

const at = (time: string) => new Date(`2026-04-08T${time}:00+05:00`);

describe('callWindow', () => {
  it.each([
    ['08:00', 'ANY', { day: '2026-04-08', from: 9, to: 21 }],
    ['20:30', 'ANY', { day: '2026-04-08', from: 9, to: 21 }],
    ['20:31', 'ANY', { day: '2026-04-09', from: 9, to: 21 }],
    ['12:10', 'MORNING', { day: '2026-04-09', from: 9, to: 12 }],
    ['12:10', 'AFTERNOON', { day: '2026-04-08', from: 12, to: 17 }],
    ['23:59', 'EVENING', { day: '2026-04-09', from: 17, to: 21 }],
  ] as const)('a call requested at %s for %s is made %j', (time, bestTime, window) => {
    expect(callWindow(at(time), bestTime, defaultAnswerHours)).toEqual(window);
  });

  it.each([
    ['17:45', 'ANY', { day: '2026-04-09', from: 10, to: 18 }],
    ['08:00', 'MORNING', { day: '2026-04-08', from: 10, to: 12 }],
    ['08:00', 'AFTERNOON', { day: '2026-04-08', from: 12, to: 17 }],
    ['08:00', 'EVENING', { day: '2026-04-08', from: 17, to: 18 }],
  ] as const)(
    'a call requested at %s for %s, if the shop answers from ten to six, is made %j',
    (time, best, window) => {
      expect(callWindow(at(time), best, { from: 10, to: 18 })).toEqual(window);
    },
  );
});

describe('callDue and callAgainAt', () => {
  it.each([
    ['08:00', 'ANY', '09:00'],
    ['12:10', 'ANY', '12:10'],
    ['12:10', 'EVENING', '17:00'],
    ['17:30', 'EVENING', '17:30'],
  ] as const)('a call requested at %s for %s is due at %s', (time, bestTime, due) => {
    expect(callDue(at(time), bestTime, defaultAnswerHours)).toEqual(at(due));
  });

  it('a call is due on the next day if the preferred hours are over', () => {
    expect(callDue(at('12:10'), 'MORNING', defaultAnswerHours)).toEqual(
      new Date('2026-04-09T09:00:00+05:00'),
    );
  });

  it('a call is due again an hour after nobody answered, and never at night', () => {
    expect(callAgainAt(at('12:00'))).toEqual(at('13:00'));
    expect(callAgainAt(at('20:30'))).toEqual(new Date('2026-04-09T09:00:00+05:00'));
  });
});

describe('nextWakingTime', () => {
  it('a message at night is delayed until nine in the morning', () => {
    expect(nextWakingTime(at('03:00'))).toEqual(at('09:00'));
    expect(nextWakingTime(at('22:00'))).toEqual(new Date('2026-04-09T09:00:00+05:00'));
    expect(nextWakingTime(at('12:00'))).toEqual(at('12:00'));
  });

  it('a message is never sent at night, and delayed by at most half a day', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }), (now) => {
        const moment = nextWakingTime(now);
        const minute = tashkentMinute(moment);
        expect(minute >= 9 * 60 && minute < 21 * 60).toBe(true);
        expect(moment.getTime() - now.getTime()).toBeGreaterThanOrEqual(0);
        expect(moment.getTime() - now.getTime()).toBeLessThanOrEqual(12 * 60 * 60 * 1000);
      }),
    );
  });
});
