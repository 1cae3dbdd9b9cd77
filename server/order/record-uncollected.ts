import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { recordEvent } from './record-event.ts';
import { lockOrder, selectOrder } from './queries.ts';
import { selectUncollected } from './lists/queries-orders-for-staff.ts';

/**
 * Records once for each order that it was not collected in time (decisions 5): the shopper gets a message, and the staff see it in their
 * list. The state does not change; the staff agree with the shopper what happens next.
 */
export async function recordUncollected(db: Db, now: Date): Promise<void> {
  for (const orderId of await selectUncollected(db, now))
    await withTransaction(db, async (db) => {
      await lockOrder(db, { id: orderId });
      // handed over, or already recorded by another process
      const [isStill] = await selectUncollected(db, now, orderId);
      const order = isStill === undefined ? undefined : await selectOrder(db, { id: orderId });
      if (order !== undefined) await recordEvent(db, { order, kind: 'NOT_COLLECTED', by: 'CLOCK', now });
    });
}
