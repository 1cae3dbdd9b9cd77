import type { ParamsQuery, StaffParam } from '#contract/admin/catalog/param.ts';
import type { ReadDb } from '#database/connect.ts';
import { inOrder, isOneOf, containsTyped } from '#server/kit/lists/short-list.ts';
import { selectStaffParams } from './queries-param.ts';
import { paramToStaff, wordsOf } from './wire-param.ts';

/** Returns the characteristics that match the filters; a shop has few. */
export async function listParams(
  db: ReadDb,
  { q, type, filterable, fixed, unused, sort = 'position' }: ParamsQuery,
): Promise<StaffParam[]> {
  const rows = (await selectStaffParams(db)).map(paramToStaff);
  const found = rows.filter(
    (row) =>
      containsTyped(wordsOf(row), q) &&
      isOneOf(type, row.type) &&
      (filterable === undefined || row.filterable === filterable) &&
      (fixed === undefined || row.isFixed === fixed) &&
      (unused !== true || (row.pieces === 0 && !row.isFixed)),
  );
  return inOrder(found, sort, { pieces: ({ pieces }) => pieces, values: ({ values }) => values.length });
}
