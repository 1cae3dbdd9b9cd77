import type { ReadDb } from '#database/connect.ts';
import { type ReceiptRow, selectReceipts } from './queries-receipt.ts';

/** Returns the viewable fiscal receipts of these orders, oldest first. */
export async function listReceipts(db: ReadDb, orderIds: readonly number[]): Promise<ReceiptRow[]> {
  return orderIds.length === 0 ? [] : selectReceipts(db, orderIds);
}
