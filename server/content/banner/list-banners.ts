import type { Static } from 'typebox';
import type { StaffBannerRow, StaffBannersQuery } from '#contract/admin/content/banner.ts';
import type { ReadDb } from '#database/connect.ts';
import { containsTyped, inOrder, isOneOf } from '#server/kit/lists/short-list.ts';
import { matchesDraft } from '../list-filters.ts';
import { titlesOf } from '../wire-title.ts';
import { coveredBy, overlapsOf, phaseOf } from './covered-by.ts';
import { selectStaffBanners } from './queries-banner.ts';
import { bannerRowToStaff, overlapToWire } from './wire-banner.ts';

/** Returns the banners that match the filters; a shop has few. Which of them take precedence depends on all banners. */
export async function listBanners(
  db: ReadDb,
  { sort = 'order', ...query }: Static<typeof StaffBannersQuery>,
  now: Date,
): Promise<StaffBannerRow[]> {
  const rows = await selectStaffBanners(db);
  const all = rows.map((row) =>
    bannerRowToStaff(row, {
      phase: phaseOf(row, now),
      coveredBy: coveredBy(row, rows, now),
      overlaps: row.state === 'DRAFT' ? [] : overlapsOf(row, rows, now).map(overlapToWire),
    }),
  );
  const found = all.filter(
    (row) =>
      matchesDraft(row, query) &&
      isOneOf(query.placement, row.placement) &&
      isOneOf(query.phase, ...(row.state === 'ACTIVE' ? [row.phase] : [])) &&
      (query.covered !== true || row.coveredBy !== null) &&
      containsTyped(titlesOf(row), query.q),
  );
  // a period without a start began before all others
  return inOrder(found, sort, { activeFrom: ({ activeFrom }) => activeFrom ?? '' });
}
