import type { Db, ReadDb } from '#database/connect.ts';
import type { MetalRates, RatedMetal } from '#domain/pricing/metal-formula.ts';
import { som } from '#domain/units/som.ts';
import { getMetalRates } from './get-metal-rates.ts';
import { newPricesOf } from './new-prices.ts';
import { insertRate, type RateRow, selectRatesInForce, selectRatesToCome } from './queries-rate.ts';
import { countKept, selectFormulaPieces, selectRunningPromotions } from './repricing/queries-reprice.ts';

/** What a rate would change, in whole soʻm. */
export interface RatePreview {
  /** Pieces that the formula prices by it. */
  pieces: number;
  dearer: number;
  cheaper: number;
  /** Of those that change, held or ordered now: their price waits. */
  kept: number;
  /** Of all pieces that change, together. */
  beforeSom: number;
  afterSom: number;
}

export interface Rates {
  inForce: RateRow[];
  toCome: RateRow[];
  /** Pieces whose new price waits because somebody keeps them. */
  kept: number;
}

export async function loadRates(db: ReadDb): Promise<Rates> {
  const [inForce, toCome, kept] = await Promise.all([
    selectRatesInForce(db),
    selectRatesToCome(db),
    countKept(db),
  ]);
  return { inForce, toCome, kept };
}

/** A rate from an instant on; `updatePrices` applies it when that has come. Whole soʻm for a gram. */
export async function setRate(
  db: Db,
  rate: { metal: RatedMetal; refSom: number; effectiveAt: Date },
): Promise<void> {
  await insertRate(db, rate);
}

const batch = 500;

/** Looks at every piece of the metal, and changes nothing. */
export async function previewRate(
  db: ReadDb,
  { metal, refSom }: { metal: RatedMetal; refSom: number },
): Promise<RatePreview> {
  const rates: MetalRates = { ...(await getMetalRates(db)), [metal]: som(refSom) };
  const preview = { pieces: 0, dearer: 0, cheaper: 0, kept: 0, beforeSom: 0, afterSom: 0 };
  for (let after = 0; ;) {
    const pieces = await selectFormulaPieces(db, { metal, after, size: batch });
    const promotions = await selectRunningPromotions(db, [
      ...new Set(pieces.map((piece) => piece.product_id)),
    ]);
    for (const piece of pieces) {
      const before = piece.price_b2c_som ?? 0;
      const next = newPricesOf(piece, { rates, promotions }).b2cSom ?? 0;
      preview.pieces += 1;
      if (next === before) continue;
      if (next > before) preview.dearer += 1;
      else preview.cheaper += 1;
      if (piece.product_item_state === 'RESERVED') preview.kept += 1;
      preview.beforeSom += before;
      preview.afterSom += next;
    }
    const last = pieces.at(-1);
    if (last === undefined || pieces.length < batch) return preview;
    after = last.id;
  }
}
