import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { PiecePrices } from '#domain/pricing/piece-prices.ts';
import { getPriceTermsAt } from './get-price-terms.ts';
import { newPricesOf } from './new-prices.ts';
import { type PieceRow, pieceColumns, pieceTables, selectPromotionsAt } from './repricing/queries-reprice.ts';

/** The prices of one piece under the rates, the formula and the promotions of a given time. */
export interface PricesAt extends PiecePrices {
  id: number;
}

/**
 * Returns what the pieces of a model on sale will cost at a time: with the planned rates and formula, and exactly the promotions that run
 * then. Three statements.
 */
export async function pricesAt(
  db: ReadDb,
  { productId, at }: { productId: number; at: Date },
): Promise<PricesAt[]> {
  const { rows: pieces } = await sql<PieceRow>`
    select ${pieceColumns} from ${pieceTables}
    where i.product_id = ${productId} and i.product_item_state = 'AVAILABLE' order by i.id`.execute(db);
  const terms = await getPriceTermsAt(db, at);
  const promotions = await selectPromotionsAt(db, { productIds: [productId], at });
  return pieces.map((piece) => ({ id: piece.id, ...newPricesOf(piece, { terms, promotions }) }));
}
