import type { Db } from '#database/connect.ts';
import { insertMeasuredOrder } from './queries.ts';
import { findPurchase, selectSold, updatePurchase } from './sale-queries.ts';
import { soldItem } from './wire-sold.ts';

/** Records in the order's transaction that it was placed from a measured session; does nothing without one. */
export async function linkOrder(
  db: Db,
  { orderId, session }: { orderId: number; session: string | undefined },
): Promise<void> {
  if (session !== undefined) await insertMeasuredOrder(db, { orderId, sessionId: session });
}

/**
 * Updates the reported sale of an order that was changed, if it is already reported, with its present pieces and amounts. Whole soʻm;
 * `valueSom` without the delivery.
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
