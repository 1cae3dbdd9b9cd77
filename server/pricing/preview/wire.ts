import type { PricePreview } from '#contract/admin/prices/price-preview.ts';
import type { ReadDb } from '#database/connect.ts';
import { names } from '#server/kit/wire.ts';
import { selectPieceNames } from './queries-preview.ts';
import type { PriceTotals } from './tally-prices.ts';

/** Adds the names of the listed pieces to a preview. */
export async function previewToWire(db: ReadDb, tally: PriceTotals): Promise<PricePreview> {
  const { largest, belowMargin } = tally;
  const ids = [...largest, ...belowMargin.pieces].map(({ id }) => id);
  const known = await selectPieceNames(db, ids);
  const pieceOf = (id: number) => {
    const row = known.get(id);
    return row === undefined ? undefined : { serial: row.serial_number, ...names(row.name) };
  };
  return {
    pieces: tally.pieces,
    dearer: tally.dearer,
    cheaper: tally.cheaper,
    held: tally.notRepriced,
    before: tally.beforeSom,
    after: tally.afterSom,
    changes: largest.flatMap(({ id, beforeSom: before, afterSom: after }) => {
      const piece = pieceOf(id);
      return piece === undefined ? [] : { ...piece, before, after };
    }),
    lowCount: belowMargin.count,
    low: belowMargin.pieces.flatMap(({ id, priceSom: price, costSom: cost, percent: margin }) => {
      const piece = pieceOf(id);
      return piece === undefined ? [] : { ...piece, price, cost, margin };
    }),
  };
}

/** The preview of retail prices, with that of the business prices, if any of them changes. */
export const previewOfBoth = async (
  db: ReadDb,
  { retail, business }: { retail: PriceTotals; business: PriceTotals | null },
): Promise<PricePreview & { business: PricePreview | null }> => ({
  ...(await previewToWire(db, retail)),
  business: business && (await previewToWire(db, business)),
});
