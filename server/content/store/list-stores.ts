import type { Static } from 'typebox';
import type { StaffStore, StaffStoresQuery } from '#contract/admin/content/store.ts';
import { languages } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import { hoursOn } from '#domain/delivery/pickup.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { containsTyped, inOrder, isOneOf } from '#server/kit/lists/short-list.ts';
import { selectStaffStores } from './queries-store.ts';
import { storeToStaff, textsOfStore, wordsOfStore } from './wire-store.ts';

/** Returns the stores that match the filters; a shop has few. */
export async function listStores(
  db: ReadDb,
  { sort = 'order', ...query }: Static<typeof StaffStoresQuery>,
): Promise<StaffStore[]> {
  const rows = (await selectStaffStores(db)).map(storeToStaff);
  const found = rows.filter(
    (row) =>
      isOneOf(query.state, row.closedAt === null ? 'OPEN' : 'CLOSED') &&
      isOneOf(query.service, ...row.services) &&
      isOneOf(query.lacks, ...languages.filter((language) => textsOfStore(row)[language].includes(''))) &&
      containsTyped(wordsOfStore(row), query.q),
  );
  return inOrder(found, sort, { visits: ({ visitsPerHour }) => visitsPerHour });
}

/** The hours of a store on the day of `now`; null = it is closed. */
export function hoursToday(store: StaffStore, now: Date): { opens: string; closes: string } | null {
  const { opens, closes } = hoursOn({ week: store.hours, exceptions: store.exceptions }, tashkentDay(now));
  return store.closedAt !== null || opens === null || closes === null ? null : { opens, closes };
}
