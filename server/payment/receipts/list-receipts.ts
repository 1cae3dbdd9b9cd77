import type { ReadDb } from '#database/connect.ts';
import { type ReceiptRow, selectReceipts } from './queries-receipt.ts';

/** The fiscal receipts of these orders that can be looked at, the oldest first. */
export async function listReceipts(db: ReadDb, orderIds: readonly number[]): Promise<ReceiptRow[]> {
  return orderIds.length === 0 ? [] : selectReceipts(db, orderIds);
}
