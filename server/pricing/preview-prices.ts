import type { ReadDb } from '#database/connect.ts';
import type { PriceTerms } from '#domain/pricing/price-formula.ts';
import { newPricesOf } from './new-prices.ts';
import { selectFormulaPieces, selectRunningPromotions } from './repricing/queries-reprice.ts';

/** What other terms would change, in whole soʻm. */
export interface PricePreview {
  /** Pieces that the formula prices by them. */
  pieces: number;
  dearer: number;
  cheaper: number;
  /** Of those that change, held or ordered now: their price waits. */
  notRepriced: number;
  /** Of all pieces that change, together. */
  beforeSom: number;
  afterSom: number;
}

const batch = 500;

/** Looks at every piece that the formula prices, or at those of one precious metal, and changes nothing. */
export async function previewPrices(
  db: ReadDb,
  { terms, metal }: { terms: PriceTerms; metal: string | null },
): Promise<PricePreview> {
  const preview = { pieces: 0, dearer: 0, cheaper: 0, notRepriced: 0, beforeSom: 0, afterSom: 0 };
  for (let after = 0; ;) {
    const pieces = await selectFormulaPieces(db, { metal, after, size: batch });
    const promotions = await selectRunningPromotions(db, [
      ...new Set(pieces.map((piece) => piece.product_id)),
    ]);
    for (const piece of pieces) {
      const before = piece.price_b2c_som ?? 0;
      const next = newPricesOf(piece, { terms, promotions }).b2cSom ?? 0;
      preview.pieces += 1;
      if (next === before) continue;
      if (next > before) preview.dearer += 1;
      else preview.cheaper += 1;
      if (piece.product_item_state === 'RESERVED') preview.notRepriced += 1;
      preview.beforeSom += before;
      preview.afterSom += next;
    }
    const last = pieces.at(-1);
    if (last === undefined || pieces.length < batch) return preview;
    after = last.id;
  }
}
