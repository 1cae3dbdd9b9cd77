import type { Db, ReadDb } from '#database/connect.ts';

export async function findPieceId(db: ReadDb, serial: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('product_items')
    .select('id')
    .where('serial_number', '=', serial)
    .executeTakeFirst();
  return row?.id;
}

export async function setSource(db: Db, args: { id: number; source: 'FORMULA' | 'FIXED' }): Promise<void> {
  await db
    .updateTable('product_items')
    .set({ price_source: args.source })
    .where('id', '=', args.id)
    .execute();
}

export interface HistoryRow {
  at: Date;
  why: string;
  from_b2c_som: number | null;
  to_b2c_som: number | null;
}

export async function selectHistory(db: ReadDb, itemId: number): Promise<HistoryRow[]> {
  return db
    .selectFrom('price_history')
    .select(['at', 'why', 'from_b2c_som', 'to_b2c_som'])
    .where('item_id', '=', itemId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}
