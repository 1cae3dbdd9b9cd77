import { describe, expect, it } from 'vitest';
import { isWorkDay, minuteOfTime } from './calendar.ts';

const decided = new Map([
  ['2026-03-20', false], // Ramazon hayit
  ['2026-04-12', true], // a Sunday that is worked
  ['2026-05-09', true], // a holiday that is worked
]);

describe('the work calendar', () => {
  it.each([
    ['a Saturday is a working day', '2026-04-11', true],
    ['a Sunday is not', '2026-04-19', false],
    ['Navroʻz is not', '2026-03-21', false],
    ['Independence Day of any year is not', '2031-09-01', false],
    ['the Monday after a holiday that fell on a Sunday is not', '2027-03-22', false],
    ['the Monday after any other Sunday is', '2027-03-15', true],
    ['the fourteenth of January is, because it is no public holiday', '2026-01-14', true],
    ['the announced day of Hayit is not', '2026-03-20', false],
    ['a Sunday that was declared a working day is', '2026-04-12', true],
    ['a holiday that was declared a working day is', '2026-05-09', true],
    ['a day of Hayit that was not announced is', '2027-03-10', true],
  ])('%s', (_case, day, works) => {
    expect(isWorkDay(day, { decided })).toBe(works);
  });

  it('a time of the day is read as minutes since midnight', () => {
    expect([minuteOfTime('16:00'), minuteOfTime('00:00'), minuteOfTime('23:59')]).toEqual([960, 0, 1439]);
    expect(['24:00', '9:00', '16:60', ''].map(minuteOfTime)).toEqual([null, null, null, null]);
  });
});
