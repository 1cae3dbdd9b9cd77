import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { Db } from '#database/connect.ts';
import { insertSales, type NewSale, selectSold, selectUnreportedSales } from './sale-queries.ts';
import { soldItem } from './wire-sold.ts';

/**
 * Reports `purchase`, `zr_order_cancel` and `refund` events for what the ledger booked since the last run, each once, also with concurrent
 * runs. value + shipping of a purchase is the order's total, whole soʻm.
 */
export async function recordSales(db: Db): Promise<void> {
  for (;;) {
    // in batches of at most 500: each begins where the previous one ended
    const unreported = await selectUnreportedSales(db);
    if (unreported.length === 0) return;
    const sold = Map.groupBy(
      await selectSold(db, [...new Set(unreported.map((row) => row.order_id))]),
      (line) => line.order_id,
    );
    const sales: NewSale[] = unreported.map((row) => ({
      row,
      day: tashkentDay(row.at),
      items: (sold.get(row.order_id) ?? []).map((line) => soldItem(line, row)),
    }));
    await insertSales(db, sales);
  }
}
