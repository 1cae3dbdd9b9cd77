import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { bookByHand } from '#server/payment/book-by-hand.ts';
import { getLockedOrder } from './advance-order.ts';
import { payableOrders } from './payable-orders.ts';

/** The staff gave money back that no provider gives: once. Answers how many refunds were booked. Refuses NOT_FOUND. */
export async function bookHandRefunds(
  { db, secret, publicUrl }: { db: Db; secret: string; publicUrl: string },
  { number, now }: { number: string; now: Date },
): Promise<number> {
  return withTransaction(db, async (db) => {
    const { id: orderId } = await getLockedOrder(db, number);
    const deps = { db, now: () => now, orders: payableOrders({ secret, publicUrl }) };
    return bookByHand(db, { deps, orderId });
  });
}
