import type { OrdersPage } from '#contract/order.ts';
import type { ReadDb } from '#database/connect.ts';
import { countOrdersOf, selectOrderSummaries } from './queries-list.ts';
import { summaryToWire } from '../wire.ts';

/**
 * Returns a page of the user's orders, newest first. Orders that were placed as a guest under the user's present phone are included if
 * that phone was proven at the time. Two statements for any number of orders.
 */
export async function listOrders(
  db: ReadDb,
  { userId, page, size }: { userId: number; page: number; size: number },
): Promise<OrdersPage> {
  const totalElements = await countOrdersOf(db, userId);
  const rows = await selectOrderSummaries(db, { userId, offset: page * size, limit: size });
  return {
    content: rows.map(summaryToWire),
    totalElements,
    totalPages: Math.ceil(totalElements / size),
    number: page,
    empty: rows.length === 0,
  };
}
