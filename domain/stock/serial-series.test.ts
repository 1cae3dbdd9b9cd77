import { expect, it } from 'vitest';
import { isUnusualWeight, numbersAfter, seriesOf } from './serial-series.ts';

it.each([
  ['ZR-001017', { prefix: 'ZR-', digits: 6 }],
  ['DIA-2026-0009', { prefix: 'DIA-2026-', digits: 4 }],
  ['OLD-X', null],
])('%s belongs to the series %j', (serial, series) => {
  expect(seriesOf(serial)).toEqual(series);
});

it('a series continues after its last number, and keeps its zeros', () => {
  expect(numbersAfter({ prefix: 'ZR-', digits: 6 }, { last: 'ZR-000998', count: 3 })).toEqual([
    'ZR-000999',
    'ZR-001000',
    'ZR-001001',
  ]);
});

it('a weight is unusual if it differs by more than 30 % from that of a similar piece', () => {
  expect([3420 * 0.7, 3420 * 1.3].map((mg) => isUnusualWeight(mg, 3420))).toEqual([false, false]);
  expect([2393, 4447].map((mg) => isUnusualWeight(mg, 3420))).toEqual([true, true]);
});
