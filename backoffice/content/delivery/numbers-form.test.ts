import { expect, it } from 'vitest';
import { areDays, areInOrder, formOf, ownNumbersOf } from './numbers-form.ts';

it('a value inherited from the zone is empty in the form, and is not sent', () => {
  const form = formOf({ cost: 45_000, freeFrom: null, minDays: null, maxDays: 3 });
  expect(form).toEqual({ cost: 45_000, freeFrom: null, minDays: '', maxDays: '3' });
  expect(ownNumbersOf(form)).toEqual({ cost: 45_000, maxDays: 3 });
  expect(ownNumbersOf({ ...form, cost: 0, minDays: ' 0 ' })).toEqual({ cost: 0, minDays: 0, maxDays: 3 });
});

it.each([
  ['3', false, true],
  ['', false, false],
  ['', true, true],
  ['61', true, false],
  ['1.5', true, false],
])('%j with an empty field allowed %s are working days: %s', (typed, canBeEmpty, expected) => {
  expect(areDays(typed, canBeEmpty)).toBe(expected);
});

it('the last day must not be before the first', () => {
  const of = (minDays: string, maxDays: string) => areInOrder({ cost: 1, freeFrom: 1, minDays, maxDays });
  expect([of('2', '2'), of('10', '9'), of('', '1'), of('5', '')]).toEqual([true, false, true, true]);
});
