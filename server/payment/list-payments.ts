import type { ReadDb } from '#database/connect.ts';
import { type PaymentRow, selectPayments } from './queries.ts';

/** Returns the payment attempts of these orders, newest first. */
export async function listPayments(db: ReadDb, orderIds: readonly number[]): Promise<PaymentRow[]> {
  return orderIds.length === 0 ? [] : selectPayments(db, orderIds);
}
