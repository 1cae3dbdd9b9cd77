import { describe, expect, it } from 'vitest';
import { openStateAt } from './open-state.ts';

const week = (opens: string, closes: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }));
const closedOn = (day: string) => ({ day, opens: null, closes: null });
const daily = { hours: week('10:00', '20:00'), exceptions: [] };

// 21 November 2026 is a Saturday; Tashkent is five hours ahead
describe('a store that opens from ten to eight', () => {
  it.each([
    ['2026-11-21T04:59:59Z', { kind: 'later', opens: '10:00' }],
    ['2026-11-21T05:00:00Z', { kind: 'open', closes: '20:00' }],
    ['2026-11-21T14:59:59Z', { kind: 'open', closes: '20:00' }],
    ['2026-11-21T15:00:00Z', { kind: 'tomorrow', opens: '10:00' }],
    // Sunday has begun in Tashkent
    ['2026-11-21T19:30:00Z', { kind: 'later', opens: '10:00' }],
  ])('is at %s %j', (now, state) => {
    expect(openStateAt(daily, now)).toEqual(state);
  });
});

it('an exceptional day overrides the week', () => {
  const navroz = { ...daily, exceptions: [{ day: '2027-03-21', opens: '12:00', closes: '18:00' }] };
  expect(openStateAt(navroz, '2027-03-21T06:00:00Z')).toEqual({ kind: 'later', opens: '12:00' });
  expect(openStateAt(navroz, '2027-03-21T12:59:00Z')).toEqual({ kind: 'open', closes: '18:00' });
});

it('closed days are skipped, and the day of opening is named', () => {
  const hours = week('10:00', '19:00').slice(1);
  const bukhara = { hours, exceptions: [closedOn('2026-11-24')] };
  expect(openStateAt(bukhara, '2026-11-22T15:00:00Z')).toEqual({
    kind: 'on',
    day: '2026-11-25',
    opens: '10:00',
  });
});

it('a store without hours is closed', () => {
  expect(openStateAt({ hours: [], exceptions: [] }, '2026-11-21T08:00:00Z')).toEqual({ kind: 'closed' });
});
