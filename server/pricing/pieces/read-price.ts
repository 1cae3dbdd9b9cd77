import type { PiecePrice } from '#contract/admin/prices/piece-price.ts';
import type { ReadDb } from '#database/connect.ts';
import { serialsOf } from '#domain/counter/scanned-text.ts';
import type { FormulaPiece } from '#domain/pricing/metal-formula.ts';
import { composePrice } from '#domain/pricing/price-composition.ts';
import { som } from '#domain/units/som.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { names } from '#server/kit/wire.ts';
import { unmadePieceOf } from '../formula-piece.ts';
import { getPriceTerms, type TermsInForce } from '../get-price-terms.ts';
import type { PieceRow } from '../repricing/queries-reprice.ts';
import { findPromotionName, findTermsSince, selectPiecesOf } from './queries-prices.ts';

/** Returns how the price of a piece is composed, without the shop's cost. At most four statements. Refuses with NOT_FOUND. */
export async function readPiecePrice(db: ReadDb, serial: string): Promise<PiecePrice> {
  const [piece] = await selectPiecesOf(db, { serials: serialsOf(serial), isLocking: false });
  if (piece === undefined) throw new Refusal('NOT_FOUND');
  const terms = await getPriceTerms(db);
  const promotion = piece.promotion_id === null ? undefined : await findPromotionName(db, piece.promotion_id);
  const list = piece.old_price_b2c_som ?? piece.price_b2c_som;
  return {
    list: list === null || list === 0 ? null : som(list),
    ...(await composed(db, piece, terms)),
    markdownPercent: piece.markdown_percent,
    promotion:
      promotion === undefined || piece.promotion_id === null
        ? null
        : { id: piece.promotion_id, ...names(promotion) },
  };
}

async function composed(
  db: ReadDb,
  row: PieceRow,
  terms: TermsInForce,
): Promise<Pick<PiecePrice, 'formula' | 'noFormula'>> {
  const unmade = unmadePieceOf(row);
  if (unmade === null) return { formula: null, noFormula: 'NO_METAL' };
  if (row.make === null) return { formula: null, noFormula: 'NO_MAKE' };
  const piece: FormulaPiece = { ...unmade, make: row.make };
  const parts = composePrice(piece, terms);
  const since = await findTermsSince(db, { formulaId: terms.formulaId, metal: piece.metal });
  if (parts === null || since === undefined) return { formula: null, noFormula: 'NO_RATE' };
  return {
    noFormula: null,
    formula: {
      formulaId: terms.formulaId,
      formulaFrom: since.formula_from.toISOString(),
      rateFrom: since.rate_from.toISOString(),
      probe: piece.probe,
      weightGrams: row.weight_mg / 1000,
      make: piece.make,
      rate: parts.rateSom,
      isByFineness: parts.isByFineness,
      metal: parts.metalSom,
      making: parts.makingSom,
      makingPercent: parts.makingPercent,
      stones: parts.stonesSom,
      fixed: parts.fixedSom,
      rounding: parts.roundingSom,
      price: parts.priceSom,
    },
  };
}
