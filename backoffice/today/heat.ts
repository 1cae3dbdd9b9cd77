import type { OrderHours } from '#contract/admin/figures.ts';

export interface HeatTable {
  /** The hours from the first one with an order to the last. */
  first: number;
  last: number;
  /** A row per weekday, Monday first; a number per hour. */
  rows: number[][];
  /** The largest number of one hour; at least 1, because it is a divisor. */
  most: number;
}

/** The hours of the week as a table, without the hours at night that have no orders. */
export function heatOf(hours: OrderHours['hours']): HeatTable {
  const all = hours.map(({ hour }) => hour);
  const [first, last] = [Math.min(...all, 23), Math.max(...all, 0)];
  const ordersAt = (weekday: number, hour: number) =>
    hours.find((one) => one.weekday === weekday && one.hour === hour)?.orders ?? 0;
  return {
    first,
    last,
    rows: Array.from({ length: 7 }, (_, day) =>
      Array.from({ length: Math.max(last - first + 1, 0) }, (_hour, nth) => ordersAt(day + 1, first + nth)),
    ),
    most: Math.max(1, ...hours.map(({ orders }) => orders)),
  };
}
