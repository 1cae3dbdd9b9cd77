import { expect, it } from 'vitest';
import { heatOf } from './heat.ts';

it('has seven days, and the hours from the first order to the last', () => {
  const table = heatOf([
    { weekday: 1, hour: 10, orders: 2 },
    { weekday: 7, hour: 12, orders: 5 },
  ]);
  expect(table).toMatchObject({ first: 10, last: 12, most: 5 });
  expect(table.rows).toHaveLength(7);
  expect([table.rows[0], table.rows[3], table.rows[6]]).toEqual([
    [2, 0, 0],
    [0, 0, 0],
    [0, 0, 5],
  ]);
});

it('has no hours without orders', () => {
  expect(heatOf([]).rows).toEqual([[], [], [], [], [], [], []]);
});
