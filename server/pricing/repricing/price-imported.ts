import type { Db, ReadDb } from '#database/connect.ts';
import { formulaPrices } from '#domain/pricing/metal-formula.ts';
import type { PriceTerms } from '#domain/pricing/price-formula.ts';
import type { PiecePrices } from '#domain/pricing/piece-prices.ts';
import { type MadePieceRow, unmadePieceOf } from '../formula-piece.ts';
import { getPriceTerms } from '../get-price-terms.ts';
import { isSamePrice, type ListPrices, newPricesOf } from '../new-prices.ts';
import {
  lockPieces,
  type PieceRow,
  type PriceToWrite,
  selectRunningPromotions,
  updatePrices,
} from './queries-reprice.ts';

/** The list price of an imported piece; `FORMULA` = computed from the rate of the day. */
export type ImportedList = ListPrices | 'FORMULA';

/** A piece that is about to be imported, with the facts that determine its price. */
export interface ComingPiece extends MadePieceRow {
  productId: number;
  markdownPercent: number | null;
  list: ImportedList;
}

/** Whether the metal formula can price it: it needs a make, a fineness that is sold, and list rates for its stones. */
export function isPricedByFormula({ make, ...piece }: MadePieceRow, terms: PriceTerms): boolean {
  const unmade = unmadePieceOf(piece);
  return unmade !== null && make !== null && formulaPrices({ ...unmade, make }, terms) !== null;
}

/** Returns the prices of new pieces, in their order: list or formula price, less present reductions. Two statements; writes nothing. */
export async function priceComingPieces(db: ReadDb, pieces: readonly ComingPiece[]): Promise<PiecePrices[]> {
  const terms = await getPriceTerms(db);
  const promotions = await selectRunningPromotions(db, [
    ...new Set(pieces.map(({ productId }) => productId)),
  ]);
  return pieces.map(({ productId, markdownPercent, list, ...made }) => {
    const row: PieceRow = {
      ...made,
      id: 0,
      product_id: productId,
      product_item_state: 'AVAILABLE',
      price_source: list === 'FORMULA' ? 'FORMULA' : 'FIXED',
      price_b2c_som: null,
      old_price_b2c_som: null,
      price_b2b_som: null,
      promotion_id: null,
      markdown_percent: markdownPercent,
    };
    return newPricesOf(row, { terms, promotions }, list === 'FORMULA' ? undefined : list);
  });
}

/**
 * Prices pieces by an imported list, with the reason IMPORT in their history. Leaves out pieces that are held, ordered or sold. Returns
 * the number of changed prices. Runs in the caller's transaction.
 */
export async function priceImportedPieces(db: Db, lists: ReadonlyMap<number, ImportedList>): Promise<number> {
  if (lists.size === 0) return 0;
  const pieces = await lockPieces(db, [...lists.keys()]);
  const terms = await getPriceTerms(db);
  const promotions = await selectRunningPromotions(db, [...new Set(pieces.map((piece) => piece.product_id))]);
  const prices = pieces.flatMap((piece): PriceToWrite[] => {
    const list = lists.get(piece.id) ?? 'FORMULA';
    const source = list === 'FORMULA' ? 'FORMULA' : 'FIXED';
    const next = newPricesOf(
      { ...piece, price_source: source },
      { terms, promotions },
      list === 'FORMULA' ? undefined : list,
    );
    return isSamePrice(piece, next) && source === piece.price_source
      ? []
      : [{ id: piece.id, source, ...next }];
  });
  await updatePrices(db, { why: 'IMPORT', formulaId: terms.formulaId, prices });
  return prices.length;
}
