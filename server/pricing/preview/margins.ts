import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { defaultLeastMarginPercent, leastMarginBounds, marginPercent } from '#domain/pricing/margin.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { ReadDb } from '#database/connect.ts';
import { selectTerms } from '#server/kit/queries-settings.ts';
import { selectCosts } from './queries-preview.ts';
import type { LowMargin, PriceChange } from './tally-prices.ts';

const [minimum, maximum] = leastMarginBounds;
const stored = Compile(
  Type.Partial(Type.Object({ least_margin_percent: Type.Integer({ minimum, maximum }) })),
);

/** The setting `least_margin_percent`: the minimum margin on a price. */
export async function loadLeastMargin(db: ReadDb): Promise<number> {
  return (
    stored.Parse((await selectTerms(db)).settings ?? {}).least_margin_percent ?? defaultLeastMarginPercent
  );
}

/** Returns the changes whose margin is below the minimum; pieces without a known cost are left out. */
export async function lowMargins(
  db: ReadDb,
  { changes, minPercent, now }: { changes: readonly PriceChange[]; minPercent: number; now: Date },
): Promise<LowMargin[]> {
  const priced = new Map(changes.filter(({ afterSom }) => afterSom > 0).map((one) => [one.id, one.afterSom]));
  const costs = await selectCosts(db, { ids: [...priced.keys()], day: tashkentDay(now) });
  return costs.flatMap(({ item_id: id, cost_som: costSom, vat_percent: vatPercent }) => {
    const priceSom = priced.get(id) ?? 0;
    const percent = marginPercent({ priceSom, costSom, vatPercent });
    return percent < minPercent ? [{ id, priceSom, costSom, percent }] : [];
  });
}
