import type { WeekRow } from '#contract/admin/figures/assortment.ts';
import { addDays } from '#ui/dates.ts';

/** The key of a part of a bar: a store, '' for delivered orders, or a channel. */
export type SeriesKey = string;

export interface StackedWeek {
  /** Its Monday. */
  week: string;
  orders: number;
  /** Whole soʻm of each series, in their order. */
  sold: number[];
  total: number;
}

export interface Stacked {
  series: SeriesKey[];
  weeks: StackedWeek[];
  /** The largest total of one week; at least 1, because it is a divisor. */
  most: number;
}

/** All weeks from the first with a sale to the last, each split into parts; the series with the largest sales first. */
export function stackWeeks(rows: readonly WeekRow[], keyOf: (row: WeekRow) => SeriesKey): Stacked {
  const sums = new Map<SeriesKey, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.sold);
  const series = [...sums].toSorted(([, one], [, other]) => other - one).map(([key]) => key);
  const weeks = mondaysOf(rows).map((week) => {
    const own = rows.filter((row) => row.week === week);
    const sold = series.map((key) =>
      own.filter((row) => keyOf(row) === key).reduce((sum, row) => sum + row.sold, 0),
    );
    return {
      week,
      orders: own.reduce((sum, { orders }) => sum + orders, 0),
      sold,
      total: sold.reduce((sum, part) => sum + part, 0),
    };
  });
  return { series, weeks, most: Math.max(1, ...weeks.map(({ total }) => total)) };
}

function mondaysOf(rows: readonly WeekRow[]): string[] {
  const found = rows.map(({ week }) => week).toSorted();
  const [first, last] = [found[0], found.at(-1)];
  const mondays: string[] = [];
  if (first === undefined || last === undefined) return mondays;
  for (let week = first; week <= last; week = addDays(week, 7)) mondays.push(week);
  return mondays;
}
