import type { PriceFormula } from '#domain/pricing/price-formula.ts';
import type { ReadDb } from '#database/connect.ts';
import { getPriceTerms } from '../get-price-terms.ts';
import { previewPrices } from '../preview/preview-prices.ts';
import type { PriceTotals } from '../preview/tally-prices.ts';

/** Computes what a formula would change for every piece it prices; changes nothing. */
export async function previewFormula(
  db: ReadDb,
  { formula, now }: { formula: PriceFormula; now: Date },
): Promise<PriceTotals> {
  const { rates } = await getPriceTerms(db);
  return previewPrices(db, { terms: { formula, rates }, metal: null, now });
}
