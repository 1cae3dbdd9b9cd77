import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { throttle } from '#server/kit/load/throttle.ts';
import { getPriceTerms } from '../get-price-terms.ts';
import { isSamePrice, type ListPrices, newPricesOf } from '../new-prices.ts';
import {
  deleteWaiting,
  lockPieces,
  lockWaiting,
  type PieceRow,
  type PriceReason,
  type PriceToWrite,
  selectRunningPromotions,
  updatePrices,
} from './queries-reprice.ts';

/** Number of pieces repriced per transaction: a shopper who wants one of them waits about ten milliseconds. */
const defaultBatch = 100;

export interface RepriceOptions {
  /** Number of pieces per transaction. */
  batch?: number;
  /** Called after each transaction with the number of prices changed so far. */
  onBatch?: (changed: number) => void;
}

/**
 * Reprices all queued pieces in batches, each in a separate transaction. If it is aborted, only one batch is lost, which stays queued.
 * Idempotent, also concurrently. Held or ordered pieces are skipped and stay queued until they are on sale again, when the next run (every
 * minute) finds them. Returns the number of changed prices.
 */
export async function repriceWaiting(
  db: Db,
  { batch = defaultBatch, onBatch }: RepriceOptions = {},
): Promise<number> {
  const rest = throttle(2);
  let total = 0;
  for (;;) {
    const changed = await withTransaction(db, (db) => repriceBatch(db, batch));
    if (changed === null) return total;
    total += changed;
    onBatch?.(total);
    await rest();
  }
}

/** Null if no queued piece may be repriced. */
async function repriceBatch(db: Db, size: number): Promise<number | null> {
  const waiting = await lockWaiting(db, size);
  const [first] = waiting;
  if (first === undefined) return null;
  const looked = waiting.map((row) => row.item_id);
  const pieces = await lockPieces(db, looked);
  const changed = await writeNewPrices(db, { why: first.why, pieces });
  await deleteWaiting(db, { looked, priced: pieces.map(({ id }) => id) });
  return changed;
}

/** Reprices locked pieces; `fixed` sets fixed list prices. Returns the number of changed prices. */
async function writeNewPrices(
  db: Db,
  { why, pieces, fixed }: { why: PriceReason; pieces: readonly PieceRow[]; fixed?: ListPrices },
): Promise<number> {
  const terms = await getPriceTerms(db);
  const promotions = await selectRunningPromotions(db, [...new Set(pieces.map((piece) => piece.product_id))]);
  const prices = pieces.flatMap((piece): PriceToWrite[] => {
    const next = newPricesOf(piece, { terms, promotions }, fixed);
    const source = fixed === undefined ? piece.price_source : 'FIXED';
    return isSamePrice(piece, next) && source === piece.price_source
      ? []
      : [{ id: piece.id, source, ...next }];
  });
  await updatePrices(db, { why, formulaId: terms.formulaId, prices });
  return prices.length;
}
