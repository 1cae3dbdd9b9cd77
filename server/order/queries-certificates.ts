import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

/** Ids of the valid certificates of the pieces of these orders, by serial number. */
export async function selectCertificates(
  db: ReadDb,
  orderIds: readonly number[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('order_lines as l')
    .innerJoin('certificates as c', 'c.item_id', 'l.item_id')
    .innerJoin('product_items as i', 'i.id', 'l.item_id')
    .select(['i.serial_number', 'c.id'])
    .distinct()
    .where(sql<boolean>`l.order_id = any(${orderIds}::bigint[])`)
    .where('c.certificate_state', '=', 'VALID')
    .orderBy('c.id')
    .execute();
  const papers = Map.groupBy(rows, (row) => row.serial_number);
  return new Map([...papers].map(([serial, found]) => [serial, found.map(({ id }) => id)]));
}
