import type { Db } from '#database/connect.ts';
import { insertMeasuredOrder } from './queries.ts';
import { findPurchase, selectSold, updatePurchase } from './sale-queries.ts';
import { soldItem } from './wire-sold.ts';

/** Remembers in the order's own transaction that it was placed from a measured session; without one nothing is remembered. */
export async function linkOrder(
  db: Db,
  { orderId, session }: { orderId: number; session: string | undefined },
): Promise<void> {
  if (session !== undefined) await insertMeasuredOrder(db, { orderId, sessionId: session });
}

/**
 * An order was changed: its sale, where it is reported already, has its pieces and sums of now. Whole soʻm; `valueSom` without the
 * delivery.
 */
export async function correctSale(
  db: Db,
  sale: { orderId: number; valueSom: number; shippingSom: number },
): Promise<void> {
  const purchase = await findPurchase(db, sale.orderId);
  if (purchase === undefined) return;
  const lines = await selectSold(db, [sale.orderId]);
  await updatePurchase(db, { ...sale, items: lines.map((line) => soldItem(line, purchase)) });
}
