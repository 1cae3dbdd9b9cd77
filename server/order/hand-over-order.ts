import { type CodeCheck, checkHandoverCode } from '#domain/order/hand-over.ts';
import { mayMove } from '#domain/order/order-states.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { recordCashIfOpen } from '#server/cash/record-cash.ts';
import { markItemsSold } from '#server/cart/hold/mark-items-sold.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { bookAtHandOver } from '#server/payment/end-payments.ts';
import { type StaffDeps, getLockedOrder } from './advance-order.ts';
import { openHandoverCode, renewHandoverCode } from './access/hand-over-code.ts';
import { moveOrder } from './move-order.ts';
import { recordEvent } from './record-event.ts';
import type { OrderRow } from './queries.ts';
import { countWrongCode } from './queries-hand-over.ts';

/**
 * Hands an order over to its shopper: it becomes DELIVERED, its pieces SOLD, and a payment at hand-over is recorded. If the order has a
 * hand-over code, a wrong code is counted and reported, and nothing else changes. Refuses with NOT_FOUND or ORDER_STATE_CONFLICT.
 */
export async function handOverOrder(
  { db, secret }: StaffDeps,
  { number, code: typed, now }: { number: string; code: string | undefined; now: Date },
): Promise<CodeCheck> {
  return withTransaction(db, async (db) => {
    const order = await getLockedOrder(db, number);
    const { order_state: from, fulfillment_kind: kind } = order;
    // checked before the code, so that a refused caller learns nothing about the code
    if (!mayMove({ from, to: 'DELIVERED', by: 'STAFF', kind }))
      throw new Refusal('ORDER_STATE_CONFLICT', { state: from });
    const code = openHandoverCode(secret, order.handover_code);
    const check = checkHandoverCode({ code, typed, tries: order.handover_tries });
    if (!check.ok) {
      if (check.why === 'WRONG') await countWrongCode(db, order.id);
      return check;
    }
    await takeOver(db, { order, now });
    return check;
  });
}

async function takeOver(db: Db, { order, now }: { order: OrderRow; now: Date }): Promise<void> {
  const { id: orderId, payment_method: method, total_som: amountSom } = order;
  const isPaidNow = order.payment_state === 'NONE';
  const paid = isPaidNow ? ({ paymentState: 'PAID' } as const) : {};
  await moveOrder(db, { order, to: 'DELIVERED', by: 'STAFF', now, ...paid });
  if (isPaidNow) await bookAtHandOver(db, { orderId, method, amountSom, now });
  const { store_id: storeId } = order;
  // recorded in the store's cash drawer if its cash day is open
  if (isPaidNow && method === 'CASH' && storeId !== null && amountSom > 0)
    await recordCashIfOpen(db, { storeId, orderId, amountSom, staffId: null, now });
  await markItemsSold(db, orderId);
}

/** Replaces a lost or locked hand-over code; the shopper gets the new one by SMS. Refuses with NOT_FOUND or ORDER_STATE_CONFLICT. */
export async function sendNewCode(
  { db, secret }: StaffDeps,
  { number, now }: { number: string; now: Date },
): Promise<void> {
  await withTransaction(db, async (db) => {
    const order = await getLockedOrder(db, number);
    if (order.order_state !== 'SHIPPED' || order.handover_code === null)
      throw new Refusal('ORDER_STATE_CONFLICT', { state: order.order_state });
    await renewHandoverCode(db, { secret, orderId: order.id });
    await recordEvent(db, { order, kind: 'NEW_CODE', by: 'STAFF', now });
  });
}
