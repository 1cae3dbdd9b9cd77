import { describe, expect, it } from 'vitest';
import { isBirthDate } from './birth-date.ts';

describe('a birth date', () => {
  it.each([
    ['tomorrow', '2026-04-09', false],
    ['of a child', '2020-01-01', false],
    ['of one who is 14 tomorrow', '2012-04-09', false],
    ['of one who is 14 today', '2012-04-08', true],
    ['of an adult', '1990-02-28', true],
    ['of one who is 123 tomorrow', '1903-04-09', true],
    ['of one who is 123 today', '1903-04-08', false],
    ['in the year 202', '0202-05-05', false],
  ])('%s (%s): %s', (_what, bornOn, may) => {
    expect(isBirthDate(bornOn, '2026-04-08')).toBe(may);
  });

  it('a person born on 29 February turns a year older on 1 March of other years', () => {
    expect(isBirthDate('2012-02-29', '2026-02-28')).toBe(false);
    expect(isBirthDate('2012-02-29', '2026-03-01')).toBe(true);
    expect(isBirthDate('2014-02-28', '2028-02-29')).toBe(true);
  });
});
