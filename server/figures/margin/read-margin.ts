import type { Margin, MarginPart, MarginSums } from '#contract/admin/figures/margin.ts';
import type { ReadDb } from '#database/connect.ts';
import { addDays } from '#domain/units/tashkent-day.ts';
import { names } from '#server/kit/wire.ts';
import type { Period, Stores } from '../queries-sales.ts';
import { requireLength } from '../read-sales.ts';
import { type MarginSumsRow, selectMargin } from './queries-margin.ts';

const nobody = { uz: '', ru: '', en: '' };
const nothing: MarginSumsRow = { sold: 0, costed: 0, paid_som: 0, net_som: 0, cost_som: 0 };

export interface MarginOf extends Period {
  stores: Stores;
  by: MarginPart;
}

/** Returns the margin. Refuses with VALIDATION_FAILED for a period that ends before it begins, or is longer than a year. */
export async function readMargin(db: ReadDb, { first, last, stores, by }: MarginOf): Promise<Margin> {
  const length = requireLength({ first, last });
  const before = { first: addDays(first, -length), last: addDays(first, -1) };
  const rows = await selectMargin(db, { period: { first, last }, before, stores, by });
  const wholeOf = (nth: number) => rows.find((row) => row.is_whole && row.nth === nth) ?? nothing;
  return {
    whole: sumsOf(wholeOf(1)),
    before: sumsOf(wholeOf(2)),
    rows: rows
      .filter((row) => !row.is_whole)
      .map((row) => ({ key: row.key, ...names(row.name ?? nobody), ...sumsOf(row) })),
  };
}

function sumsOf({ sold, costed, paid_som: paid, net_som: net, cost_som: cost }: MarginSumsRow): MarginSums {
  const margin = net - cost;
  return {
    sold,
    costed,
    net,
    cost,
    margin,
    share: net === 0 ? null : margin / net,
    covered: paid === 0 ? null : net / paid,
  };
}
