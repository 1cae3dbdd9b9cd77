import type { Order, PayOrder } from '#contract/order.ts';
import { confirmBy } from '#domain/order/reservation.ts';
import type { FiscalRule } from '#domain/payment/fiscal-codes.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import type { LimitPiecesDeps } from '#server/cart/hold/limit-pieces.ts';
import { reserveIndefinitely } from '#server/cart/hold/order-pieces.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { endWaitingPayments } from '#server/payment/end-payments.ts';
import { requireFiscalCodes } from '#server/payment/receipts/fiscal-codes.ts';
import { requirePaymentMethod } from '#server/payment/list-payment-methods.ts';
import { getOrCreateAttempt } from '#server/payment/open-payment.ts';
import { moveOrder } from '../move-order.ts';
import { requirePaidNow } from '../place/limit-order.ts';
import { oncePerOrder } from '../place/once-per-order.ts';
import { payable } from './payable-orders.ts';
import { type PresentDeps, presentKnownOrder } from '../read-order-view.ts';
import { type OrderRow, lockOrder, selectOrder, updateOrder } from '../queries.ts';

export interface PayDeps extends PresentDeps, Pick<LimitPiecesDeps, 'limits'> {
  fiscalRule: FiscalRule;
}

export interface PayCall {
  number: string;
  payment: PayOrder;
  /** True for the order's user and for callers who have proven its phone; only they may choose payment at hand-over. */
  isProven: boolean;
  idempotencyKey: string;
  now: Date;
}

/**
 * Starts another attempt to pay an order that is waiting for it, with the same or another method; with payment at hand-over the order
 * becomes NEW. Once per key. Refuses with NOT_FOUND, ORDER_STATE_CONFLICT (not waiting, or its time has expired),
 * PAYMENT_METHOD_UNAVAILABLE, ORDER_PROOF_NEEDED, PREPAYMENT_NEEDED, ORDER_TOTAL_TOO_HIGH or IDEMPOTENCY_KEY_REUSED.
 */
export async function payOrder(deps: PayDeps & { db: Db }, call: PayCall): Promise<Order> {
  const { number, payment, now } = call;
  const { method } = payment;
  const idempotent = { deps, scope: `pay:${number}`, key: call.idempotencyKey, request: payment, now };
  return withTransaction(deps.db, (db) =>
    oncePerOrder(db, idempotent, async () => {
      await lockOrder(db, { number });
      const order = await selectOrder(db, { number });
      if (order === undefined) throw new Refusal('NOT_FOUND');
      requirePayable(order, now);
      const { online } = requirePaymentMethod(deps.providers, { method, kind: order.fulfillment_kind });
      if (!online && !call.isProven) throw new Refusal('ORDER_PROOF_NEEDED');
      if (online) await payOnline(db, { deps, order, call });
      else await payAtHandOver(db, { deps, order, call });
      return presentKnownOrder(db, { deps, by: { id: order.id }, now });
    }),
  );
}

/** The order is waiting for a payment and its time has not expired. */
export function isWaitingForPayment(order: OrderRow, now: Date): boolean {
  return order.order_state === 'PENDING_PAYMENT' && order.held_until !== null && order.held_until > now;
}

function requirePayable(order: OrderRow, now: Date): void {
  if (isWaitingForPayment(order, now)) return;
  throw new Refusal('ORDER_STATE_CONFLICT', { state: order.order_state });
}

async function payOnline(db: Db, args: { deps: PayDeps; order: OrderRow; call: PayCall }): Promise<void> {
  const { deps, order, call } = args;
  if (order.total_som > order.online_limit_som)
    throw new Refusal('ORDER_TOTAL_TOO_HIGH', { total: order.total_som });
  await requireFiscalCodes(db, { rule: deps.fiscalRule, of: { orderId: order.id } });
  await getOrCreateAttempt(db, {
    providers: deps.providers,
    method: call.payment.method,
    payable: payable(deps, order),
    now: call.now,
  });
  await updateOrder(db, { orderId: order.id, paymentState: 'PENDING', paymentMethod: call.payment.method });
}

async function payAtHandOver(
  db: Db,
  { deps, order, call }: { deps: PayDeps; order: OrderRow; call: PayCall },
): Promise<void> {
  const { now } = call;
  const { contact_phone: phone } = order;
  // a counter sale is already paid
  if (phone === null) throw new Refusal('ORDER_STATE_CONFLICT', { state: order.order_state });
  const shopper = { phone, cart: { userId: order.user_id }, isProven: true };
  await requirePaidNow(db, deps, { ...shopper, isOnline: false, now });
  const end = confirmBy(now, deps.limits.confirmationHours);
  await updateOrder(db, { orderId: order.id, confirmBy: end });
  await endWaitingPayments(db, { orderId: order.id, failure: 'CANCELLED', now: call.now });
  await moveOrder(db, {
    order,
    to: 'NEW',
    by: 'SHOPPER',
    now: call.now,
    reason: 'pays at the hand-over',
    paymentState: 'NONE',
    paymentMethod: call.payment.method,
  });
  await reserveIndefinitely(db, order.id);
}
