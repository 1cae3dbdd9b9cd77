import { needsHandoverCode } from '#domain/order/hand-over.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { stopCountingPieces } from '#server/cart/hold/order-pieces.ts';
import { loadShippingTerms } from '#server/content/shipping-terms.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { cancelUnshippedOrder } from './cancel/cancel-unshipped-order.ts';
import { renewHandoverCode } from './access/hand-over-code.ts';
import { moveOrder } from './move-order.ts';
import { type OrderRow, lockOrder, selectOrder } from './queries.ts';

export interface StaffDeps {
  db: Db;
  secret: string;
}

export interface StaffStep {
  number: string;
  to: 'CONFIRMED' | 'ASSEMBLING' | 'SHIPPED' | 'READY_FOR_PICKUP';
  now: Date;
}

/**
 * Advances an order to its next state on behalf of the staff. Expensive courier orders get a hand-over code. Refuses with NOT_FOUND or
 * ORDER_STATE_CONFLICT.
 */
export async function advanceOrder({ db, secret }: StaffDeps, { number, to, now }: StaffStep): Promise<void> {
  await withTransaction(db, async (db) => {
    const order = await getLockedOrder(db, number);
    await moveOrder(db, { order, to, by: 'STAFF', now });
    if (to === 'CONFIRMED') await stopCountingPieces(db, order.id);
    if (to !== 'SHIPPED') return;
    const { handoverCodeFromSom } = await loadShippingTerms(db);
    const shipped = { kind: order.fulfillment_kind, totalSom: order.total_som };
    if (needsHandoverCode(shipped, handoverCodeFromSom))
      await renewHandoverCode(db, { secret, orderId: order.id });
  });
}

/**
 * Cancels an order on behalf of the staff, with a reason for the audit. Any payment is refunded. Refuses with NOT_FOUND or
 * ORDER_STATE_CONFLICT.
 */
export async function cancelByStaff(
  db: Db,
  { number, reason, now }: { number: string; reason: string; now: Date },
): Promise<void> {
  await withTransaction(db, async (db) => {
    const order = await getLockedOrder(db, number);
    const done = await cancelUnshippedOrder(db, { order, by: 'STAFF', reason, now });
    if (!done.ok) throw new Refusal(done.code, { state: order.order_state });
  });
}

/** Reads and locks the order until the end of the transaction. Refuses with NOT_FOUND. */
export async function getLockedOrder(db: Db, number: string): Promise<OrderRow> {
  await lockOrder(db, { number });
  const order = await selectOrder(db, { number });
  if (order === undefined) throw new Refusal('NOT_FOUND');
  return order;
}
