import type { Db } from '#database/connect.ts';
import { insertMeasuredOrder, updateShipping } from './queries.ts';

/** Remembers in the order's own transaction that it was placed from a measured session; without one nothing is remembered. */
export async function linkOrder(
  db: Db,
  { orderId, session }: { orderId: number; session: string | undefined },
): Promise<void> {
  if (session !== undefined) await insertMeasuredOrder(db, { orderId, sessionId: session });
}

/** The delivery of an order costs something else, in whole soʻm: its sale in the books, where it is booked already, says so. */
export const correctShipping = (db: Db, sale: { orderId: number; shippingSom: number }): Promise<void> =>
  updateShipping(db, sale);
