import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { closeHandDoubt, type ClosedDoubt, type DoubtDecision } from '#server/payment/close-hand-doubt.ts';
import { getLockedOrder } from './advance-order.ts';
import { noteEvent } from './note-event.ts';

export interface DoubtWord {
  number: string;
  /** The provider's own name of the payment; undefined = the order has one doubt only. */
  transactionId: string | undefined;
  decision: DoubtDecision;
  /** Why, for the books. */
  reason: string;
  now: Date;
}

/**
 * The staff found out what became of a payment that shop and provider said different things of, and what they found stands in the order's
 * history. The books are not touched: money that goes back is a refund, or was given back at the provider. Refuses NOT_FOUND.
 */
export async function closeDoubt(db: Db, word: DoubtWord): Promise<ClosedDoubt> {
  const { number, transactionId, decision, reason, now } = word;
  return withTransaction(db, async (db) => {
    const order = await getLockedOrder(db, number);
    const closed = await closeHandDoubt(db, { orderId: order.id, transactionId, decision, now });
    if (!closed.ok) return closed;
    const said = `${closed.provider} ${closed.transactionId} ${decision}: ${reason}`;
    await noteEvent(db, { order, kind: 'DOUBT_CLOSED', by: 'STAFF', reason: said, now });
    return closed;
  });
}
