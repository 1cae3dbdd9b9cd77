import { type RawBuilder, sql } from 'kysely';
import type { SharedRecord } from '#contract/admin/note.ts';
import type { ReadDb } from '#database/connect.ts';

const storeOf: Record<SharedRecord, (record: string) => RawBuilder<{ store_id: number | null }>> = {
  order: (record) => sql`select store_id from orders where number = ${record}`,
  piece: (record) => sql`select store_id from product_items where serial_number = ${record}`,
  collection: (record) => sql`select null::bigint as store_id from collections where id::text = ${record}`,
  param: (record) => sql`select null::bigint as store_id from params where id::text = ${record}`,
};

/** undefined: there is no such record. */
export async function findRecordStore(
  db: ReadDb,
  { resource, record }: { resource: SharedRecord; record: string },
): Promise<{ storeId: number | null } | undefined> {
  const { rows } = await storeOf[resource](record).execute(db);
  const [row] = rows;
  return row && { storeId: row.store_id };
}
