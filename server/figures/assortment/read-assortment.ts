import type { SellThrough, SellThroughRow, SizeRow, WeekRow } from '#contract/admin/figures/assortment.ts';
import type { ReadDb } from '#database/connect.ts';
import { names } from '#server/kit/wire.ts';
import type { Period, Stores } from '../queries-sales.ts';
import { requireLength } from '../read-sales.ts';
import {
  selectSellThrough,
  type SellThroughOf,
  type SellThroughRow as SelectedRow,
} from './queries-sell-through.ts';
import { selectSizes } from './queries-sizes.ts';
import { selectWeeks } from './queries-weeks.ts';

const nobody = { uz: '', ru: '', en: '' };

/** Returns what sold and what is on hand. Refuses with VALIDATION_FAILED for a period that ends before it begins. */
export async function readSellThrough(db: ReadDb, of: SellThroughOf): Promise<SellThrough> {
  requireLength(of);
  const rows = await selectSellThrough(db, of);
  const whole = rows.find((row) => row.is_whole);
  if (whole === undefined) throw new Error('the aggregate query returned no row');
  return { whole: toWire(whole), rows: rows.filter((row) => !row.is_whole).map(toWire) };
}

function toWire(row: SelectedRow): SellThroughRow {
  const { key, name, received, sold, days } = row;
  const all = sold + row.on_hand;
  return {
    key,
    ...names(name ?? nobody),
    received,
    sold,
    soldSom: row.sold_som,
    onHand: row.on_hand,
    retail: row.retail_som,
    days,
    share: all === 0 ? null : sold / all,
  };
}

/** Returns demand and stock per ring size. Refuses with VALIDATION_FAILED for a period that ends before it begins. */
export async function readSizes(db: ReadDb, period: Period): Promise<SizeRow[]> {
  requireLength(period);
  return (await selectSizes(db, period)).map(({ size_hundredths_mm, on_sale, ...row }) => ({
    sizeMm: size_hundredths_mm / 100,
    wanted: row.wanted,
    missed: row.missed,
    waits: row.waits,
    sold: row.sold,
    onSale: on_sale,
  }));
}

/** Returns sales by week, store and channel. Refuses with VALIDATION_FAILED for a period that ends before it begins. */
export async function readWeeks(db: ReadDb, of: Period & { stores: Stores }): Promise<WeekRow[]> {
  requireLength(of);
  return selectWeeks(db, of);
}
