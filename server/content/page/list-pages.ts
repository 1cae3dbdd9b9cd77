import type { Static } from 'typebox';
import type { StaffPageRow, StaffPagesQuery } from '#contract/admin/content/page.ts';
import type { ReadDb } from '#database/connect.ts';
import { containsTyped, inOrder } from '#server/kit/lists/short-list.ts';
import { matchesDraft } from '../list-filters.ts';
import { titlesOf } from '../wire-title.ts';
import { selectStaffPages } from './queries-page.ts';
import { pageRowToWire } from './wire-page.ts';

/** Returns the pages that match the filters; a shop has few. */
export async function listPages(
  db: ReadDb,
  { sort = 'slug', ...query }: Static<typeof StaffPagesQuery>,
): Promise<StaffPageRow[]> {
  const rows = (await selectStaffPages(db)).map(pageRowToWire);
  const found = rows.filter(
    (row) => matchesDraft(row, query) && containsTyped([`/${row.slug}`, ...titlesOf(row)], query.q),
  );
  return inOrder(found, sort, { updatedAt: ({ updatedAt }) => updatedAt });
}
