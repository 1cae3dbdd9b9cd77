import { expect, it } from 'vitest';
import { readReceiptTime, receiptTime, tashkentClock } from './tashkent-clock.ts';

const night = new Date('2026-04-08T20:30:05Z');

it('the time in Tashkent is five hours ahead of UTC', () => {
  expect(tashkentClock(night)).toBe('2026-04-09T01:30:05');
});

it('the time of a receipt is written and read as fourteen digits', () => {
  expect(receiptTime(night)).toBe('20260409013005');
  expect(readReceiptTime('20260409013005')).toEqual(night);
});

it.each(['', '2026040901300', '20261309013005', '20260409 13005'])(
  '%j is not the time of a receipt',
  (digits) => {
    expect(readReceiptTime(digits)).toBeNull();
  },
);
