import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { releaseOrderPieces } from '#server/cart/hold/order-pieces.ts';
import { countLimitHit } from '#server/kit/limits/limit-hits.ts';
import { moveOrder } from '../move-order.ts';
import { lockOrder, releaseOrderLines, selectOrder, selectUnconfirmed } from '../queries.ts';

/** Expires orders with payment at hand-over that the shop did not confirm in time, and returns their pieces to stock. Idempotent. */
export async function expireUnconfirmed(db: Db, now: Date): Promise<void> {
  for (const orderId of await selectUnconfirmed(db, now)) {
    await withTransaction(db, (db) => expireOne(db, { orderId, now }));
  }
}

async function expireOne(db: Db, { orderId, now }: { orderId: number; now: Date }): Promise<void> {
  await lockOrder(db, { id: orderId });
  const order = await selectOrder(db, { id: orderId });
  // confirmed or cancelled in the meantime
  if (order?.order_state !== 'NEW') return;
  countLimitHit('CONFIRMATION_HOURS');
  await moveOrder(db, { order, to: 'EXPIRED', by: 'CLOCK', now, reason: 'not confirmed in time' });
  await releaseOrderLines(db, { orderId, now });
  await releaseOrderPieces(db, orderId);
}
