import { type RawBuilder, sql } from 'kysely';
import type { SharedRecord } from '#contract/admin/note.ts';
import type { ReadDb } from '#database/connect.ts';
import { wordings } from '#server/content/wording/wording-list.ts';

interface Row {
  store_ids: (number | null)[];
}
const ofNoStore = sql`array[]::bigint[] as store_ids`;

const storesOf: Record<SharedRecord, (record: string) => RawBuilder<Row>> = {
  order: (record) => sql`select array[store_id] as store_ids from orders where number = ${record}`,
  piece: (record) =>
    sql`select array[store_id] as store_ids from product_items where serial_number = ${record}`,
  collection: (record) => sql`select ${ofNoStore} from collections where id::text = ${record}`,
  param: (record) => sql`select ${ofNoStore} from params where id::text = ${record}`,
  model: (record) => sql`select ${ofNoStore} from products where artikul = ${record}`,
  customer: (record) => sql`select ${ofNoStore} from users where id = ${idOf(record)} and deleted_at is null`,
  transfer: (record) =>
    sql`select array[from_store_id, to_store_id] as store_ids from transfers where id = ${idOf(record)}`,
  stocktake: (record) => sql`select array[store_id] as store_ids from stocktakes where id = ${idOf(record)}`,
  certificate: (record) => sql`select ${ofNoStore} from certificates where id = ${record}`,
  page: (record) => sql`select ${ofNoStore} from pages where slug = ${record}`,
  moment: (record) => sql`select ${ofNoStore} from moments where id = ${idOf(record)}`,
  banner: (record) => sql`select ${ofNoStore} from banners where id = ${idOf(record)}`,
  // the texts are in files of the shop, not in the database
  wording: (record) => sql`select ${ofNoStore} where ${wordings.has(record)}`,
  category: (record) => sql`select ${ofNoStore} from categories where id = ${idOf(record)}`,
  promotion: (record) => sql`select ${ofNoStore} from promotions where id = ${idOf(record)}`,
  'promo-code': (record) => sql`select ${ofNoStore} from promo_codes where id = ${idOf(record)}`,
  store: (record) => sql`select ${ofNoStore} from stores where id = ${idOf(record)}`,
};

/** Null if it is not a row id. */
const idOf = (record: string): number | null => (/^[1-9][0-9]{0,14}$/.test(record) ? Number(record) : null);

/** Returns the stores of a record; undefined if there is no such record. */
export async function findRecordStores(
  db: ReadDb,
  { resource, record }: { resource: SharedRecord; record: string },
): Promise<number[] | undefined> {
  const { rows } = await storesOf[resource](record).execute(db);
  return rows[0]?.store_ids.filter((id) => id !== null);
}
