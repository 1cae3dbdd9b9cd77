import type { Order } from '#contract/order.ts';
import type { ReadDb } from '#database/connect.ts';
import { listPayments } from '#server/payment/list-payments.ts';
import { listReceipts } from '#server/payment/receipts/list-receipts.ts';
import { type Providers, redirectUrlOf, type startPayment } from '#server/payment/open-payment.ts';
import { openHandoverCode } from './access/hand-over-code.ts';
import { orderToken } from './access/order-link.ts';
import { type PayableDeps, payable } from './pay/payable-orders.ts';
import { type OrderRow, selectOrder, selectOrderLines } from './queries.ts';
import { type NewOrder, pricedColumns, totalOf } from './queries-insert.ts';
import { selectOrderEvents } from './queries-event.ts';
import { selectCertificates } from './queries-certificates.ts';
import { selectOrdersOf } from './lists/queries-list.ts';
import { orderToWire } from './wire.ts';

export interface PresentDeps extends PayableDeps {
  providers: Providers;
}

/** Returns an order as its shopper sees it at `now`; undefined if there is none. At most six statements. */
export async function readOrderView(
  db: ReadDb,
  { deps, by, now }: { deps: PresentDeps; by: { number: string } | { id: number }; now: Date },
): Promise<Order | undefined> {
  const order = await selectOrder(db, by);
  if (order === undefined) return undefined;
  const [presented] = await presentOrders(db, { deps, orders: [order], now });
  return presented;
}

/** Returns all orders of a user in full, newest first. At most six statements for any number of orders. */
export async function listOrdersOf(
  db: ReadDb,
  { deps, userId, now }: { deps: PresentDeps; userId: number; now: Date },
): Promise<Order[]> {
  return presentOrders(db, { deps, orders: await selectOrdersOf(db, userId), now });
}

async function presentOrders(
  db: ReadDb,
  { deps, orders, now }: { deps: PresentDeps; orders: readonly OrderRow[]; now: Date },
): Promise<Order[]> {
  const ids = orders.map(({ id }) => id);
  const certificates = await selectCertificates(db, ids);
  const lines = Map.groupBy(await selectOrderLines(db, ids), (line) => line.order_id);
  const events = Map.groupBy(await selectOrderEvents(db, ids), (event) => event.order_id);
  const online = orders.filter((order) => order.payment_state !== 'NONE');
  const paidIds = online.map(({ id }) => id);
  const payments = Map.groupBy(await listPayments(db, paidIds), (payment) => payment.order_id);
  const receipts = Map.groupBy(await listReceipts(db, paidIds), (receipt) => receipt.order_id);
  return orders.map((order) => {
    const [payment] = payments.get(order.id) ?? [];
    const waits = payment !== undefined && order.order_state === 'PENDING_PAYMENT';
    return orderToWire({
      order,
      lines: lines.get(order.id) ?? [],
      events: events.get(order.id) ?? [],
      token: orderToken(deps.secret, order.number),
      redirectUrl: waits ? redirectUrlOf(deps.providers, { payment, payable: payable(deps, order) }) : null,
      failure: payment?.failure ?? null,
      certificates,
      receipts: receipts.get(order.id) ?? [],
      handoverCode: openHandoverCode(deps.secret, order.handover_code),
      now,
    });
  });
}

export interface WrittenOrder {
  id: number;
  number: string;
  returnDays: number;
  /** Null = until the shop acts. */
  expiresAt: Date | null;
  payment: Awaited<ReturnType<typeof startPayment>> | undefined;
}

/** Builds the response for a newly written order without reading it from the database; the certificates of its pieces are not looked up. */
export function presentNewOrder(args: {
  deps: PresentDeps;
  newOrder: NewOrder;
  written: WrittenOrder;
}): Order {
  const { deps, newOrder, written } = args;
  const order = newOrderRow(newOrder, written);
  const { payment } = written;
  return orderToWire({
    order,
    lines: newOrder.pieces.map((line) => ({
      ...pricedColumns(line),
      snapshot: line.piece,
      returned_at: null,
    })),
    events: [{ at: newOrder.now, kind: 'MOVED', to_state: newOrder.state, amount_som: null }],
    certificates: new Map(),
    receipts: [],
    handoverCode: null,
    now: newOrder.now,
    token: orderToken(deps.secret, written.number),
    redirectUrl: payment ? redirectUrlOf(deps.providers, { payment, payable: payable(deps, order) }) : null,
    failure: null,
  });
}

function newOrderRow(order: NewOrder, written: WrittenOrder): OrderRow {
  return {
    id: written.id,
    number: written.number,
    user_id: order.userId,
    order_state: order.state,
    payment_state: order.paymentState,
    payment_method: order.paymentMethod,
    language: order.language,
    contact_name: order.contact.name,
    contact_phone: order.contact.phone,
    contact_email: order.contact.email,
    fulfillment_kind: order.kind,
    store_id: order.storeId,
    address: order.address,
    goods_total_som: order.goodsTotalSom,
    discount_total_som: order.discountTotalSom,
    promo_code: order.promoCode,
    manual_discount_som: order.madeBy?.manualDiscount?.som ?? 0,
    channel: order.madeBy?.channel ?? 'SITE',
    options_total_som: order.optionsTotalSom,
    delivery_cost_som: order.deliveryCostSom,
    total_som: totalOf(order),
    return_days: written.returnDays,
    pickup_hours: order.pickupHours,
    reservation_minutes: order.reservationMinutes,
    online_limit_som: order.onlineLimitSom,
    promised_from: order.promised.from,
    promised_to: order.promised.to,
    created_at: order.now,
    handover_code: null,
    handover_tries: 0,
    confirm_by: order.confirmBy,
    held_until: written.expiresAt,
    courier: null,
    track_number: null,
    is_held: true,
  };
}

/** Same as `readOrderView`, but throws if the order does not exist. */
export async function presentKnownOrder(
  db: ReadDb,
  args: { deps: PresentDeps; by: { number: string } | { id: number }; now: Date },
): Promise<Order> {
  const order = await readOrderView(db, args);
  if (order === undefined) throw new Error('the order of this transaction does not exist');
  return order;
}
