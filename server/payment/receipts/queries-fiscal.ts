import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

export interface PieceCodesRow {
  serialNumber: string;
  ikpu: string | null;
  packageCode: string | null;
}

export type PiecesOf = { itemIds: readonly number[] } | { orderId: number };

/** Returns the classifier codes of these pieces; for an order, the codes at the time it was placed. */
export async function selectPieceCodes(db: ReadDb, of: PiecesOf): Promise<PieceCodesRow[]> {
  if ('orderId' in of) {
    return db
      .selectFrom('order_lines as l')
      .innerJoin('product_items as i', 'i.id', 'l.item_id')
      .select(['i.serial_number as serialNumber', 'l.ikpu', 'l.package_code as packageCode'])
      .where('l.order_id', '=', of.orderId)
      .orderBy('l.position')
      .execute();
  }
  return db
    .selectFrom('product_items')
    .select(['serial_number as serialNumber', 'ikpu', 'package_code as packageCode'])
    .where(sql<boolean>`id = any(${of.itemIds}::bigint[])`)
    .orderBy('id')
    .execute();
}
