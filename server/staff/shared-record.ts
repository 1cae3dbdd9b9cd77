import type { SharedRecord } from '#contract/admin/note.ts';
import { type Permission, scopeOf } from '#domain/auth/permissions.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import { findRecordStore } from './queries-record.ts';

export interface RecordName {
  resource: SharedRecord;
  /** The order's number, the piece's serial number, an id. */
  record: string;
}

export const readPermission = {
  order: 'orders.read',
  piece: 'pieces.read',
  collection: 'catalog.write',
  param: 'catalog.write',
} as const satisfies Record<SharedRecord, Permission>;

/** The store of a record that this member of the staff may read; null = of no store. Refuses NOT_FOUND. */
export async function requireReadable(
  db: ReadDb,
  staff: Pick<Staff, 'role' | 'storeIds'>,
  name: RecordName,
): Promise<number | null> {
  const scope = scopeOf(staff, readPermission[name.resource]);
  const found = scope === null ? undefined : await findRecordStore(db, name);
  if (found === undefined) throw new Refusal('NOT_FOUND');
  const { storeId } = found;
  const isOwn = storeId !== null && staff.storeIds.includes(storeId);
  if (scope !== 'ALL' && !isOwn) throw new Refusal('NOT_FOUND');
  return storeId;
}
