import type { OrdersPage } from '#contract/order.ts';
import type { ReadDb } from '#database/connect.ts';
import { countOrdersOf, selectOrderSummaries } from './queries-list.ts';
import { summaryToWire } from '../wire.ts';

/**
 * A page of the user's orders, the newest first, with those they placed as a guest under the phone that is theirs now, if it was proven
 * then. Two statements however many orders.
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
