import type { PriceByWeightQuery } from '#contract/admin/catalog/model.ts';
import type { ReadDb } from '#database/connect.ts';
import { formulaPrices } from '#domain/pricing/metal-formula.ts';
import { weightFromGrams } from '#domain/units/weight.ts';
import { unmadePieceOf } from '../pricing/formula-piece.ts';
import { getPriceTerms } from '../pricing/get-price-terms.ts';
import { findMetal } from './queries-awaited.ts';

/**
 * Returns the price of a piece without stones by the formula and rate in force, in soʻm, before reductions. Null if the formula cannot
 * price this metal in this fineness.
 */
export async function priceByWeight(
  db: ReadDb,
  { metal, make, probe, weightGrams }: PriceByWeightQuery,
): Promise<{ price: number | null }> {
  const found = await findMetal(db, metal);
  const piece =
    found &&
    unmadePieceOf({ ...found, probe, weight_mg: weightFromGrams(weightGrams.toFixed(3)), stones: [] });
  if (!piece) return { price: null };
  return { price: formulaPrices({ ...piece, make }, await getPriceTerms(db))?.b2cSom ?? null };
}
