import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import {
  type BookedBy,
  type BookedRefund,
  bookManualRefunds,
} from '#server/payment/refunds/book-manual-refunds.ts';
import { getLockedOrder } from '../advance-order.ts';
import { payableOrders } from '../pay/payable-orders.ts';

/** Records the refunds that the staff paid out manually, each once, and returns them. Refuses with NOT_FOUND. */
export async function bookOrderRefunds(
  { db, secret, publicUrl }: { db: Db; secret: string; publicUrl: string },
  { number, only, paperNumber, now }: { number: string; now: Date } & BookedBy,
): Promise<BookedRefund[]> {
  return withTransaction(db, async (db) => {
    const { id: orderId } = await getLockedOrder(db, number);
    // no payment starts here, so no reservation is extended
    const limits = { reservationHours: 0 };
    const deps = { db, now: () => now, orders: payableOrders({ secret, publicUrl, limits }) };
    return bookManualRefunds(db, { deps, orderId, only, paperNumber });
  });
}
