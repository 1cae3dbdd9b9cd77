import type { Db } from '#database/connect.ts';
import { insertMeasuredOrder } from './queries.ts';

/** Remembers in the order's own transaction that it was placed from a measured session; without one nothing is remembered. */
export async function linkOrder(
  db: Db,
  { orderId, session }: { orderId: number; session: string | undefined },
): Promise<void> {
  if (session !== undefined) await insertMeasuredOrder(db, { orderId, sessionId: session });
}
