import { maxPayLinks, payLinkWaitMs } from '#domain/order/pay-link.ts';
import type { Db } from '#database/connect.ts';
import { requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { getLockedOrder } from '../advance-order.ts';
import { recordEvent } from '../record-event.ts';
import { hasWaitingPayLink, selectPayLinks } from './queries-pay-link.ts';

interface SentAgain {
  number: string;
  caller: StaffCaller;
  now: Date;
}

/**
 * Sends the payment link of an order taken by phone again by SMS. The order is locked, so that two calls at the same time send one SMS.
 * Refuses with NOT_FOUND, ORDER_STATE_CONFLICT if the order does not wait for such a payment, PAY_LINK_WAITS if the SMS before still waits
 * for its gateway, or RATE_LIMITED (facts: retryAfterSeconds).
 */
export async function sendPayLink(db: Db, { number, caller, now }: SentAgain): Promise<void> {
  const order = await getLockedOrder(db, number);
  requireOwnStore(caller, order.store_id);
  if (order.order_state !== 'PENDING_PAYMENT' || order.channel !== 'PHONE')
    throw new Refusal('ORDER_STATE_CONFLICT', { state: order.order_state });
  if (await hasWaitingPayLink(db, order.id)) throw new Refusal('PAY_LINK_WAITS');
  const sent = await selectPayLinks(db, { orderId: order.id, count: maxPayLinks });
  const waitMs = payLinkWaitMs(sent, now);
  if (waitMs > 0) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  await recordEvent(db, { order, kind: 'PAY_LINK', by: 'STAFF', now });
}
