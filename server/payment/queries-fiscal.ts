import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

export interface PieceCodesRow {
  serialNumber: string;
  ikpu: string | null;
  packageCode: string | null;
}

export type PiecesOf = { itemIds: readonly number[] } | { orderId: number };

/** The codes of the classifier of these pieces. */
export async function selectPieceCodes(db: ReadDb, of: PiecesOf): Promise<PieceCodesRow[]> {
  return db
    .selectFrom('product_items')
    .select(['serial_number as serialNumber', 'ikpu', 'package_code as packageCode'])
    .where(
      'itemIds' in of
        ? sql<boolean>`id = any(${of.itemIds}::bigint[])`
        : sql<boolean>`id in (select item_id from order_lines where order_id = ${of.orderId})`,
    )
    .orderBy('id')
    .execute();
}
