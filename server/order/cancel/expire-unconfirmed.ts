import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { releaseOrderPieces } from '#server/cart/hold/order-pieces.ts';
import { countLimitHit } from '#server/kit/limits/limit-hits.ts';
import { moveOrder } from '../move-order.ts';
import { lockOrder, releaseOrderLines, selectOrder, selectUnconfirmed } from '../queries.ts';

/** Orders that are paid at the hand-over and that the shop did not confirm in time: EXPIRED, their pieces on sale again. Twice is no harm. */
export async function expireUnconfirmed(db: Db, now: Date): Promise<void> {
  for (const orderId of await selectUnconfirmed(db, now)) {
    await withTransaction(db, (db) => expireOne(db, { orderId, now }));
  }
}

async function expireOne(db: Db, { orderId, now }: { orderId: number; now: Date }): Promise<void> {
  await lockOrder(db, { id: orderId });
  const order = await selectOrder(db, { id: orderId });
  // confirmed or cancelled meanwhile
  if (order?.order_state !== 'NEW') return;
  countLimitHit('CONFIRMATION_HOURS');
  await moveOrder(db, { order, to: 'EXPIRED', by: 'CLOCK', now, reason: 'not confirmed in time' });
  await releaseOrderLines(db, { orderId, now });
  await releaseOrderPieces(db, orderId);
}
