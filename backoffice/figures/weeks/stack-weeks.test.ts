import { expect, it } from 'vitest';
import { stackWeeks } from './stack-weeks.ts';

const row = { channel: 'SITE', orders: 1 } as const;

it('has every week from the first to the last, and the series with the largest sales first', () => {
  const stacked = stackWeeks(
    [
      { ...row, week: '2026-03-02', storeId: 1, sold: 5 },
      { ...row, week: '2026-03-16', storeId: 2, sold: 9 },
      { ...row, week: '2026-03-16', storeId: 2, channel: 'COUNTER', sold: 1 },
      { ...row, week: '2026-03-16', storeId: null, sold: 2 },
    ],
    ({ storeId }) => String(storeId ?? ''),
  );
  expect(stacked).toEqual({
    series: ['2', '1', ''],
    weeks: [
      { week: '2026-03-02', orders: 1, sold: [0, 5, 0], total: 5 },
      { week: '2026-03-09', orders: 0, sold: [0, 0, 0], total: 0 },
      { week: '2026-03-16', orders: 3, sold: [10, 0, 2], total: 12 },
    ],
    most: 12,
  });
});

it('without sales has no weeks', () => {
  expect(stackWeeks([], () => '')).toEqual({ series: [], weeks: [], most: 1 });
});
