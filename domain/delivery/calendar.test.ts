import { describe, expect, it } from 'vitest';
import { isWorkDay, minuteOfTime } from './calendar.ts';

const decided = new Map([
  ['2026-03-20', false], // Ramazon hayit
  ['2026-04-12', true], // a Sunday that is worked
  ['2026-05-09', true], // a holiday that is worked
]);

describe('the work calendar', () => {
  it.each([
    ['drive on a Saturday', '2026-04-11', true],
    ['rest on a Sunday', '2026-04-19', false],
    ['rest on Navroʻz', '2026-03-21', false],
    ['rest on Independence Day of any year', '2031-09-01', false],
    ['rest on the Monday after a holiday that fell on a Sunday', '2027-03-22', false],
    ['drive on the Monday after any other Sunday', '2027-03-15', true],
    ['drive on the fourteenth of January, which is no public holiday', '2026-01-14', true],
    ['rest on the day of Hayit that was announced', '2026-03-20', false],
    ['drive on a Sunday that was declared a working day', '2026-04-12', true],
    ['drive on a holiday that was declared a working day', '2026-05-09', true],
    ['drive if nothing was announced, because days of Hayit are not predicted', '2027-03-10', true],
  ])('%s', (_case, day, works) => {
    expect(isWorkDay(day, { decided })).toBe(works);
  });

  it('couriers leave at a set time of the day', () => {
    expect([minuteOfTime('16:00'), minuteOfTime('00:00'), minuteOfTime('23:59')]).toEqual([960, 0, 1439]);
    expect(['24:00', '9:00', '16:60', ''].map(minuteOfTime)).toEqual([null, null, null, null]);
  });
});
