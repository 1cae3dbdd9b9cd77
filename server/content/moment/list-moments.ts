import type { Static } from 'typebox';
import type { StaffMomentRow, StaffMomentsQuery } from '#contract/admin/content/moment.ts';
import type { ReadDb } from '#database/connect.ts';
import { containsTyped, inOrder, isOneOf } from '#server/kit/lists/short-list.ts';
import { matchesDraft } from '../list-filters.ts';
import { titlesOf } from '../wire-title.ts';
import { selectStaffMoments } from './queries-staff-moments.ts';
import { momentRowToStaff } from './wire-content.ts';
import { slugOfMoment } from './wire-moment.ts';

/** Returns the moments that match the filters; a shop has few. */
export async function listMoments(
  db: ReadDb,
  { sort = 'order', ...query }: Static<typeof StaffMomentsQuery> = {},
): Promise<StaffMomentRow[]> {
  const rows = (await selectStaffMoments(db)).map(momentRowToStaff);
  const found = rows.filter(
    (row) =>
      matchesDraft(row, query) &&
      isOneOf(query.categoryId, String(row.category?.id ?? 0)) &&
      (query.hiding !== true || row.archiveAt !== null) &&
      containsTyped([`/${slugOfMoment(row.product)}`, ...titlesOf(row)], query.q),
  );
  return inOrder(found, sort, { updatedAt: ({ updatedAt }) => updatedAt });
}
