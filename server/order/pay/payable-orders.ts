import { languageOnWire } from '#contract/words.ts';
import { hasReleasedPieces } from '#domain/order/order-states.ts';
import { defaultOrderTerms } from '#domain/order/order-terms.ts';
import {
  latestReservation,
  type PlacedOrder,
  reservationMinutes,
  reservedAfterFailure,
} from '#domain/order/reservation.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import {
  reserveIndefinitely,
  extendOrderPieces,
  shortenOrderPieces,
  stopCountingPieces,
} from '#server/cart/hold/order-pieces.ts';
import type { Limits } from '#server/config/config-limits.ts';
import { countLimitHit } from '#server/kit/limits/limit-hits.ts';
import type { Payable, PayableOrders } from '#server/payment/payable.ts';
import { cancelUnshippedOrder } from '../cancel/cancel-unshipped-order.ts';
import { describeSale } from '../messages/describe-sale.ts';
import { moveOrder } from '../move-order.ts';
import { recordEvent } from '../record-event.ts';
import { checkoutPaths } from '../access/order-link.ts';
import { type OrderRow, lockOrder, selectOrder, updateOrder } from '../queries.ts';

export interface PayableDeps {
  /** Secret that signs the links of orders. */
  secret: string;
  /** Public origin of the shop. */
  publicUrl: string;
}

/** Gives the payment feature its view of orders; injected by server/deps.ts. */
export function payableOrders(
  deps: PayableDeps & { limits: Pick<Limits, 'reservationHours'> },
): PayableOrders {
  return {
    lock: async (db, by) => {
      await lockOrder(db, rowBy(by));
      return findPayable(db, { deps, by });
    },
    find: (db, by) => findPayable(db, { deps, by }),
    describeSale,
    markPaymentOpen: async (db, { orderId, method, keepUntil }) => {
      await updateOrder(db, { orderId, paymentState: 'PENDING', paymentMethod: method });
      const latest = latestReservation(await placedOrder(db, orderId), deps.limits.reservationHours);
      if (keepUntil > latest) countLimitHit('RESERVATION_HOURS');
      await extendOrderPieces(db, { orderId, until: keepUntil < latest ? keepUntil : latest });
    },
    markPaid: async (db, { orderId, now }) => {
      const order = await getOrderRow(db, orderId);
      await moveOrder(db, { order, to: 'PAID', by: 'PAYMENT', now, paymentState: 'PAID' });
      await reserveIndefinitely(db, orderId);
      await stopCountingPieces(db, orderId);
    },
    markPaymentFailed: async (db, { orderId, now }) => {
      const order = await getOrderRow(db, orderId);
      await updateOrder(db, { orderId, paymentState: 'FAILED' });
      await shortenOrderPieces(db, { orderId, until: reservedAfterFailure(placed(order), now) });
      await recordEvent(db, { order, kind: 'PAYMENT_FAILED', by: 'PAYMENT', now });
    },
    markRefunded: async (db, { orderId, isWhole, amountSom, now }) => {
      const order = await getOrderRow(db, orderId);
      await updateOrder(db, { orderId, paymentState: isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED' });
      await recordEvent(db, { order, kind: 'REFUNDED', by: 'PAYMENT', amountSom, now });
    },
    cancelUnshippedOrder: async (db, { orderId, now }) => {
      const order = await getOrderRow(db, orderId);
      const reason = 'the provider gave the money back';
      return (await cancelUnshippedOrder(db, { order, by: 'PAYMENT', now, reason })).ok;
    },
  };
}

function rowBy(by: { orderId: number } | { number: string }): { id: number } | { number: string } {
  return 'orderId' in by ? { id: by.orderId } : by;
}

/** An expired order can still be paid while nobody else has taken its pieces: losing the payment would cost more than a late minute. */
export function payable({ secret, publicUrl }: PayableDeps, order: OrderRow): Payable {
  const paths = checkoutPaths(secret, order);
  return {
    orderId: order.id,
    number: order.number,
    totalSom: order.total_som,
    language: languageOnWire(order.language),
    isPayable: order.order_state === 'PENDING_PAYMENT' && order.is_held,
    isPaid: order.payment_state === 'PAID' && !hasReleasedPieces(order.order_state),
    successUrl: `${publicUrl}${paths.success}`,
    failedUrl: `${publicUrl}${paths.failed}`,
  };
}

async function findPayable(
  db: ReadDb,
  args: { deps: PayableDeps; by: { orderId: number } | { number: string } },
): Promise<Payable | undefined> {
  const order = await selectOrder(db, rowBy(args.by));
  return order && payable(args.deps, order);
}

const placed = ({ created_at: placedAt, channel, reservation_minutes: minutes }: OrderRow): PlacedOrder => ({
  placedAt,
  reservedMinutes: minutes ?? reservationMinutes(channel, defaultOrderTerms),
});

const placedOrder = async (db: Db, id: number): Promise<PlacedOrder> => placed(await getOrderRow(db, id));

async function getOrderRow(db: Db, id: number): Promise<OrderRow> {
  const order = await selectOrder(db, { id });
  if (order === undefined) throw new Error(`order ${id} does not exist`);
  return order;
}
