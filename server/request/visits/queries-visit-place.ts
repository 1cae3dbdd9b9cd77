import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

/** `hours` and `exceptions` are unvalidated JSON. */
export interface VisitStoreRow {
  id: number;
  name: LocalizedText;
  hours: unknown;
  exceptions: unknown;
  visits_per_hour: number;
}

export const liveVisitStates = ['NEW', 'CONFIRMED'] as const;

export async function findVisitStore(db: ReadDb, storeId: number): Promise<VisitStoreRow | undefined> {
  return stores(db).where('id', '=', storeId).executeTakeFirst();
}

/** Locks bookings in this store until the end of the transaction, so that the last place of an hour is given once. */
export async function lockVisitStore(db: Db, storeId: number): Promise<VisitStoreRow | undefined> {
  return stores(db).where('id', '=', storeId).forNoKeyUpdate().executeTakeFirst();
}

const stores = (db: ReadDb) =>
  db
    .selectFrom('stores')
    .select(['id', 'name', 'hours', 'exceptions', 'visits_per_hour'])
    .where('closed_at', 'is', null);

/** Returns the places taken from then on. */
export async function selectTaken(
  db: ReadDb,
  { storeId, from }: { storeId: number; from: Date },
): Promise<{ starts_at: Date; place: number }[]> {
  return db
    .selectFrom('visits')
    .select(['starts_at', 'place'])
    .where('store_id', '=', storeId)
    .where('starts_at', '>=', from)
    .where('visit_state', 'in', liveVisitStates)
    .limit(10_000)
    .execute();
}
