import type { Db, ReadDb } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import type { ListPrices } from './new-prices.ts';
import { findPieceId, selectHistory, type HistoryRow, setSource } from './queries-piece.ts';
import { lockPieces } from './repricing/queries-reprice.ts';
import { writeNewPrices } from './repricing/reprice.ts';

export type PriceSet = { ok: true } | { ok: false; code: 'NOT_FOUND' | 'KEPT' | 'NO_FORMULA' };

/**
 * The staff say what a piece costs before reductions: a price of its own, which wins over the formula from then on, or `FORMULA`.
 * KEPT: it is held, ordered or sold. NO_FORMULA: its model has no make class.
 */
export async function setPrice(
  db: Db,
  { serial, to }: { serial: string; to: ListPrices | 'FORMULA' },
): Promise<PriceSet> {
  return withTransaction(db, async (db): Promise<PriceSet> => {
    const id = await findPieceId(db, serial);
    if (id === undefined) return { ok: false, code: 'NOT_FOUND' };
    const [piece] = await lockPieces(db, [id]);
    if (piece === undefined) return { ok: false, code: 'KEPT' };
    if (to !== 'FORMULA') {
      await writeNewPrices(db, { why: 'HAND', pieces: [piece], fixed: to });
      return { ok: true };
    }
    if (piece.make === null) return { ok: false, code: 'NO_FORMULA' };
    await setSource(db, { id, source: 'FORMULA' });
    await writeNewPrices(db, { why: 'HAND', pieces: [{ ...piece, price_source: 'FORMULA' }] });
    return { ok: true };
  });
}

/** What a piece cost, the latest change first; undefined: there is no such piece. */
export async function findPriceHistory(db: ReadDb, serial: string): Promise<HistoryRow[] | undefined> {
  const id = await findPieceId(db, serial);
  return id === undefined ? undefined : selectHistory(db, id);
}
