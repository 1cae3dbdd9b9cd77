import type { ReadDb } from '#database/connect.ts';
import type { PriceTerms } from '#domain/pricing/price-formula.ts';
import { newPricesOf } from '../new-prices.ts';
import { type PieceRow, selectFormulaPieces, selectRunningPromotions } from '../repricing/queries-reprice.ts';
import { loadLeastMargin, lowMargins } from './margins.ts';
import { addToTotals, emptyTotals, type PriceChange, type PriceTotals } from './tally-prices.ts';

const batch = 500;

interface Wanted {
  terms: PriceTerms;
  /** A precious metal; null = all. */
  metal: string | null;
  now: Date;
}

/** Computes what terms would change for every formula-priced piece, or those of one precious metal; changes nothing. */
export async function previewPrices(db: ReadDb, { terms, metal, now }: Wanted): Promise<PriceTotals> {
  const tally = emptyTotals();
  const minPercent = await loadLeastMargin(db);
  for (let after = 0; ;) {
    const pieces = await selectFormulaPieces(db, { metal, after, size: batch });
    const promotions = await selectRunningPromotions(db, [
      ...new Set(pieces.map((piece) => piece.product_id)),
    ]);
    const changes = pieces
      .map((piece) => changeOf(piece, newPricesOf(piece, { terms, promotions }).b2cSom))
      .filter(({ beforeSom, afterSom }) => beforeSom !== afterSom);
    const low = await lowMargins(db, { changes, minPercent, now });
    addToTotals(tally, { pieces: pieces.length, changes, low });
    const last = pieces.at(-1);
    if (last === undefined || pieces.length < batch) return tally;
    after = last.id;
  }
}

const changeOf = (piece: PieceRow, nextSom: number | null): PriceChange => ({
  id: piece.id,
  isHeld: piece.product_item_state === 'RESERVED',
  beforeSom: piece.price_b2c_som ?? 0,
  afterSom: nextSom ?? 0,
});
