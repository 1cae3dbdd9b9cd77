import type { Db, ReadDb } from '#database/connect.ts';
import { som } from '#domain/units/som.ts';
import { getPriceTerms } from './get-price-terms.ts';
import { previewPrices, type PricePreview } from './preview-prices.ts';
import { insertRate, type RateRow, selectRatesInForce, selectRatesToCome } from './queries-rate.ts';
import { countNotRepriced } from './repricing/queries-reprice.ts';

export interface Rates {
  inForce: RateRow[];
  toCome: RateRow[];
  /** Pieces whose new price waits because they are reserved. */
  notRepriced: number;
}

export async function loadRates(db: ReadDb): Promise<Rates> {
  const [inForce, toCome, notRepriced] = await Promise.all([
    selectRatesInForce(db),
    selectRatesToCome(db),
    countNotRepriced(db),
  ]);
  return { inForce, toCome, notRepriced };
}

/** A rate of a precious metal from an instant on; `updatePrices` applies it when that has come. Whole soʻm for a gram. */
export async function setRate(
  db: Db,
  rate: { metal: string; refSom: number; effectiveAt: Date },
): Promise<void> {
  await insertRate(db, rate);
}

/** Looks at every piece of the metal, and changes nothing. */
export async function previewRate(
  db: ReadDb,
  { metal, refSom }: { metal: string; refSom: number },
): Promise<PricePreview> {
  const { formula, rates } = await getPriceTerms(db);
  return previewPrices(db, { terms: { formula, rates: { ...rates, [metal]: som(refSom) } }, metal });
}
