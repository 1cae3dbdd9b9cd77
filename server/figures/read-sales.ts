import type { DaySold, SalesFigures, SalesOfPeriod } from '#contract/admin/figures.ts';
import { holidayOn } from '#domain/calendar/holidays.ts';
import { som } from '#domain/units/som.ts';
import { addDays, numberOfDay, tashkentDay } from '#domain/units/tashkent-day.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import {
  type Period,
  type PiecesSoldRow,
  selectDays,
  selectMoneyIn,
  selectPiecesSold,
  selectSales,
  type Stores,
} from './queries-sales.ts';

const maxDays = 366;
const weeksBefore = [1, 2, 3, 4] as const;

/**
 * Returns a period and the previous one of the same length. Four statements. Refuses with VALIDATION_FAILED for a period that ends before
 * it begins.
 */
export async function readSales(
  db: ReadDb,
  { first, last, stores, seesMargin, now }: Period & { stores: Stores; seesMargin: boolean; now: Date },
): Promise<SalesOfPeriod> {
  const length = requireLength({ first, last });
  const before = { first: addDays(first, -length), last: addDays(first, -1) };
  const today = tashkentDay(now);
  const of = { stores, seesMargin, today };
  const { figures, ...shop } = await readPeriods(db, [{ first, last }, before], of);
  const [ofNow, ofBefore] = figures;
  if (ofNow === undefined || ofBefore === undefined) throw new Error('a period has no row');
  const days = await selectDays(db, { first: addDays(first, -28), last }, stores);
  return {
    ...shop,
    now: ofNow,
    before: ofBefore,
    days: daysOf({ first, length }, days),
  };
}

/** Returns the number of days in a period. Refuses with VALIDATION_FAILED for one that ends before it begins, or is longer than a year. */
export function requireLength({ first, last }: Period): number {
  const length = numberOfDay(last) - numberOfDay(first) + 1;
  if (length < 1 || length > maxDays) throw new Refusal('VALIDATION_FAILED');
  return length;
}

async function readPeriods(
  db: ReadDb,
  periods: readonly Period[],
  { stores, seesMargin, today }: { stores: Stores; seesMargin: boolean; today: string },
): Promise<{ figures: SalesFigures[] } & Pick<SalesOfPeriod, 'usdRate'>> {
  const sales = await selectSales(db, periods, { stores, today });
  const pieces = await selectPiecesSold(db, periods, { stores, seesMargin });
  const moneyIn = await selectMoneyIn(db, periods, stores);
  const figures = sales.map(({ sold_som: sold, orders, refunded_som: refunded }, nth) => ({
    sold,
    orders,
    average: orders === 0 ? null : Math.round(sold / orders),
    refunded,
    moneyIn: moneyIn[nth] ?? 0,
    grams: (pieces[nth]?.weight_mg ?? 0) / 1000,
    grams585: Math.round(pieces[nth]?.weight_585_mg ?? 0) / 1000,
    carats: (pieces[nth]?.carat_thousandths ?? 0) / 1000,
    margin: marginOf(pieces[nth]),
  }));
  const { usd_rate: usdRate = null } = sales[0] ?? {};
  return { figures, usdRate: usdRate === null ? null : som(usdRate) };
}

/** Null if it may not be seen, or no sold piece has a known cost. */
function marginOf(row: PiecesSoldRow | undefined): SalesFigures['margin'] {
  const { net_som: net, costed_som: costed, cost_som: cost } = row ?? {};
  if (net == null || costed == null || cost == null || costed === 0) return null;
  return { share: (costed - cost) / costed, covered: costed / net };
}

/** Returns every day of the period with the average of the same weekday in the four weeks before it. */
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
      average: Math.round(past / weeksBefore.length),
      holiday: holidayOn(day),
    };
  });
}
