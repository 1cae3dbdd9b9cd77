import type { ReadDb } from '#database/connect.ts';
import { Refusal } from './refusal.ts';
import type { StaffCaller } from './staff-operation.ts';

type Scope = Pick<StaffCaller, 'stores'>;

/** Refuses NOT_FOUND for a store that is not the caller's; null = the warehouse, which is of those who work everywhere. */
export function requireOwnStore({ stores }: Scope, storeId: number | null): void {
  if (stores !== null && (storeId === null || !stores.includes(storeId))) throw new Refusal('NOT_FOUND');
}

/** The same of a store that a call names: NOT_FOUND for one that does not exist, too. */
export async function requireNamedStore(db: ReadDb, scope: Scope, storeId: number | null): Promise<void> {
  requireOwnStore(scope, storeId);
  await requireStoreExists(db, storeId);
}

/** Refuses NOT_FOUND for a store that does not exist or is closed; null = the warehouse. */
export async function requireStoreExists(db: ReadDb, storeId: number | null): Promise<void> {
  if (storeId === null) return;
  const store = await db
    .selectFrom('stores')
    .select('id')
    .where('id', '=', storeId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (store === undefined) throw new Refusal('NOT_FOUND');
}
