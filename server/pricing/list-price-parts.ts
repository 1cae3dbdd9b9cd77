import type { PriceParts } from '#contract/catalog/price-parts.ts';
import type { ReadDb } from '#database/connect.ts';
import { priceParts } from '#domain/pricing/price-parts.ts';
import { som } from '#domain/units/som.ts';
import { unmadePieceOf } from './formula-piece.ts';
import { getPriceTerms } from './get-price-terms.ts';
import { selectPricedPieces } from './queries-parts.ts';

/**
 * Lists the parts of prices that follow from the formula and rates in force. Leaves out other pieces: fixed prices, and held pieces whose
 * price is older than the last rate change.
 */
export async function listPriceParts(db: ReadDb, productId: number): Promise<PriceParts[]> {
  const [rows, terms] = await Promise.all([selectPricedPieces(db, productId), getPriceTerms(db)]);
  return rows.flatMap((row) => {
    const piece = unmadePieceOf(row);
    const parts = piece && priceParts(piece, som(row.price_som), terms);
    if (parts === null) return [];
    return {
      itemId: row.id,
      metalRate: parts.metalRateSom,
      metal: parts.metalSom,
      stones: parts.stonesSom,
      work: parts.workSom,
      isMadeByTheGram: parts.isMadeByTheGram,
    };
  });
}
