import type { CollectionsQuery, StaffCollectionRow } from '#contract/admin/catalog/collection.ts';
import type { ReadDb } from '#database/connect.ts';
import { containsTyped, inOrder } from '#server/kit/lists/short-list.ts';
import { matchesDraft } from '../list-filters.ts';
import { selectStaffCollections } from './queries-collection.ts';
import { collectionRowToStaff, namesOf } from './wire-collection.ts';

/** Returns the collections that match the filters; a shop has few. */
export async function listCollections(
  db: ReadDb,
  { empty, sort = 'position', ...query }: CollectionsQuery,
): Promise<StaffCollectionRow[]> {
  const rows = (await selectStaffCollections(db)).map(collectionRowToStaff);
  const found = rows.filter(
    (row) =>
      matchesDraft(row, query) &&
      containsTyped(namesOf(row), query.q) &&
      (empty !== true || row.models === 0),
  );
  return inOrder(found, sort, { models: ({ models }) => models, updatedAt: ({ updatedAt }) => updatedAt });
}
