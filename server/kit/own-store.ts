import type { ReadDb } from '#database/connect.ts';
import { Refusal } from './refusal.ts';
import type { StaffCaller } from './staff-operation.ts';

type Scope = Pick<StaffCaller, 'stores'>;

/** Refuses with NOT_FOUND for a store that is not one of the caller's; null = the warehouse, which belongs to staff of all stores. */
export function requireOwnStore({ stores }: Scope, storeId: number | null): void {
  if (stores !== null && (storeId === null || !stores.includes(storeId))) throw new Refusal('NOT_FOUND');
}

/** Same as `requireOwnStore` for a store given in a call: also NOT_FOUND for one that does not exist. */
export async function requireNamedStore(db: ReadDb, scope: Scope, storeId: number | null): Promise<void> {
  requireOwnStore(scope, storeId);
  await requireStoreExists(db, storeId);
}

/** Refuses with NOT_FOUND for a store that does not exist or is closed; null = the warehouse. */
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
