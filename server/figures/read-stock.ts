import type { StockFigures } from '#contract/admin/figures.ts';
import type { ReadDb } from '#database/connect.ts';
import { selectStockByAge, type StockOf } from './queries-stock.ts';

/** Lower bounds of the ages of pieces, in days (backoffice.md 2.3). */
const ages = [0, 61, 121, 181, 366] as const;

/** Returns the unsold pieces in these stores. One statement. */
export async function readStock(db: ReadDb, of: StockOf): Promise<StockFigures> {
  const rows = await selectStockByAge(db, { ...of, ages });
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const costed = sum((row) => row.costed);
  return {
    pieces: sum((row) => row.pieces),
    grams: Math.round(sum((row) => row.weight_mg)) / 1000,
    retail: sum((row) => row.retail_som),
    cost: costed === 0 ? null : { som: sum((row) => row.cost_som ?? 0), pieces: costed },
    atMetal: rows.every((row) => row.metal_som !== null) ? sum((row) => row.metal_som ?? 0) : null,
    ages: ages.map((from, nth) => {
      const row = rows.find((one) => one.from === from);
      const next = ages[nth + 1];
      return {
        from,
        to: next === undefined ? null : next - 1,
        pieces: row?.pieces ?? 0,
        retail: row?.retail_som ?? 0,
        cost: costed === 0 ? null : (row?.cost_som ?? 0),
      };
    }),
  };
}
