import type { ReadDb } from '#database/connect.ts';
import { type PaymentRow, selectPayments } from './queries.ts';

/** The attempts to pay these orders, the newest first. */
export async function listPayments(db: ReadDb, orderIds: readonly number[]): Promise<PaymentRow[]> {
  return orderIds.length === 0 ? [] : selectPayments(db, orderIds);
}
