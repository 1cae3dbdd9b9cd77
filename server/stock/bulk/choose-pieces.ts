import { bulkQueryLimit } from '#contract/admin/bulk.ts';
import type { bulkOperations } from '#contract/operations/admin/bulk.ts';
import type { ReadDb } from '#database/connect.ts';
import type { StaffInputOf } from '#server/kit/staff-operation.ts';
import { selectPieceIds } from '../queries-piece-list.ts';
import { readPieceFilter } from '../read-pieces.ts';
import { selectIdsOfSerials } from './queries-bulk.ts';

type PieceChoice = Pick<
  StaffInputOf<(typeof bulkOperations)['previewPiecesSale']>,
  'ids' | 'query' | 'except'
>;

/** Returns the named pieces, or those that match the list's query. Returns one more than the maximum if there are too many. */
export async function choosePieces(
  db: ReadDb,
  { ids: serials, query, except = [] }: PieceChoice,
  now: Date,
): Promise<{ ids: number[]; requested: number }> {
  if (query === undefined) {
    const named = [...new Set(serials)];
    return { ids: await selectIdsOfSerials(db, named), requested: named.length };
  }
  const filter = await readPieceFilter(db, query, now);
  const ids = await selectPieceIds(db, filter, { except, limit: bulkQueryLimit + 1 });
  return { ids, requested: ids.length };
}
