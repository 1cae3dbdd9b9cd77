import type { VisitTimes } from '#contract/request.ts';
import { visitDays } from '#domain/request/visit-times.ts';
import type { ReadDb } from '#database/connect.ts';
import { loadVisitRules } from '#server/content/shop-terms.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { planVisit } from './plan-visit.ts';
import { selectVisitPieces } from './queries-visit.ts';
import { findVisitStore, selectTaken } from './queries-visit-place.ts';
import { visitPieceToWire } from '../wire.ts';

/** Returns the possible visit times in a store for these pieces. Refuses with NOT_FOUND (the store). Four statements. */
export async function listVisitTimes(
  db: ReadDb,
  { storeId, serialNumbers, now }: { storeId: number; serialNumbers: readonly string[]; now: Date },
): Promise<VisitTimes> {
  const store = await findVisitStore(db, storeId);
  if (store === undefined) throw new Refusal('NOT_FOUND');
  const known = await selectVisitPieces(db, serialNumbers);
  const pieces = known.filter((piece) => piece.product_item_state === 'AVAILABLE');
  const taken = await selectTaken(db, { storeId, from: now });
  const rules = await loadVisitRules(db);
  return {
    days: visitDays(planVisit({ store, pieces, taken, now, ...rules })),
    pieces: pieces.map(visitPieceToWire),
    missing: serialNumbers.filter((serial) => !pieces.some(({ serial_number: known }) => known === serial)),
  };
}
