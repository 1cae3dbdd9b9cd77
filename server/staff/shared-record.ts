import type { SharedRecord } from '#contract/admin/note.ts';
import { type Permission, scopeOf } from '#domain/auth/permissions.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import { findRecordStores } from './queries-record.ts';

export interface RecordName {
  resource: SharedRecord;
  /** Its number, serial number, artikul or id. */
  record: string;
}

export const readPermission = {
  order: 'orders.read',
  piece: 'pieces.read',
  collection: 'catalog.write',
  param: 'catalog.write',
  model: 'catalog.write',
  customer: 'customers.read',
  transfer: 'pieces.move',
  stocktake: 'pieces.count',
  certificate: 'certificates.write',
  store: 'content.write',
  page: 'content.write',
  moment: 'content.write',
  banner: 'content.write',
  wording: 'content.write',
  category: 'catalog.write',
  promotion: 'promotions.read',
  'promo-code': 'promotions.read',
} as const satisfies Record<SharedRecord, Permission>;

/** Returns the stores of a record that this member of the staff may read; empty if it belongs to no store. Refuses with NOT_FOUND. */
export async function requireReadable(
  db: ReadDb,
  staff: Pick<Staff, 'role' | 'storeIds'>,
  name: RecordName,
): Promise<readonly number[]> {
  const scope = scopeOf(staff, readPermission[name.resource]);
  const found = scope === null ? undefined : await findRecordStores(db, name);
  if (found === undefined) throw new Refusal('NOT_FOUND');
  if (scope !== 'ALL' && !found.some((id) => staff.storeIds.includes(id))) throw new Refusal('NOT_FOUND');
  return found;
}
