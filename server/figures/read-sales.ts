import type { DaySold, SalesFigures, SalesOfPeriod } from '#contract/admin/figures.ts';
import { addDays, numberOfDay } from '#domain/units/tashkent-day.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import {
  type Period,
  selectDays,
  selectMoneyIn,
  selectSales,
  selectWeightSold,
  type Stores,
} from './queries-sales.ts';

const longestDays = 366;
const weeksBefore = [1, 2, 3, 4] as const;

/** A period and the one of the same length before it. Seven statements. Refuses VALIDATION_FAILED for a period that ends before it begins. */
export async function readSales(
  db: ReadDb,
  { first, last, stores }: Period & { stores: Stores },
): Promise<SalesOfPeriod> {
  const length = numberOfDay(last) - numberOfDay(first) + 1;
  if (length < 1 || length > longestDays) throw new Refusal('VALIDATION_FAILED');
  const before = { first: addDays(first, -length), last: addDays(first, -1) };
  const days = await selectDays(db, { first: addDays(first, -28), last }, stores);
  return {
    now: await readPeriod(db, { first, last }, stores),
    before: await readPeriod(db, before, stores),
    days: daysOf({ first, length }, days),
  };
}

async function readPeriod(db: ReadDb, period: Period, stores: Stores): Promise<SalesFigures> {
  const { sold_som: sold, orders, refunded_som: refunded } = await selectSales(db, period, stores);
  const weight = await selectWeightSold(db, period, stores);
  return {
    sold,
    orders,
    average: orders === 0 ? null : Math.round(sold / orders),
    refunded,
    moneyIn: await selectMoneyIn(db, period, stores),
    grams: weight.weight_mg / 1000,
    carats: weight.carat_thousandths / 1000,
  };
}

/** Every day of the period, with the mean of the same weekday in the four weeks before it. */
function daysOf(
  { first, length }: { first: string; length: number },
  found: readonly { day: string; sold_som: number; orders: number }[],
): DaySold[] {
  const byDay = new Map(found.map((row) => [row.day, row]));
  const soldOn = (day: string) => byDay.get(day)?.sold_som ?? 0;
  return Array.from({ length }, (_, nth) => {
    const day = addDays(first, nth);
    const past = weeksBefore.reduce((sum, weeks) => sum + soldOn(addDays(day, -7 * weeks)), 0);
    return {
      day,
      sold: soldOn(day),
      orders: byDay.get(day)?.orders ?? 0,
      usual: Math.round(past / weeksBefore.length),
    };
  });
}
