import type { ReadDb } from '#database/connect.ts';
import { type PaymentRow, selectPayments } from './queries.ts';

/** The attempts to pay an order, the newest first, at most 100. */
export async function listPayments(db: ReadDb, orderId: number): Promise<PaymentRow[]> {
  return selectPayments(db, orderId);
}
