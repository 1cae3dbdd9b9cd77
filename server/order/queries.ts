import { type RawBuilder, sql } from 'kysely';
import type { FulfillmentKind, OrderChannel, OrderState } from '#domain/order/order-states.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { OrdersTable } from '#database/schema.ts';
import type { OptionColumns } from '#server/cart/lines/option-columns.ts';

export interface OrderRow {
  id: number;
  number: string;
  /** Null for a guest's order. */
  user_id: number | null;
  order_state: OrderState;
  payment_state: OrdersTable['payment_state'];
  payment_method: string;
  language: OrdersTable['language'];
  /** Null, like the phone, for a counter sale to an unknown buyer. */
  contact_name: string | null;
  contact_phone: string | null;
  contact_email: string | null;
  fulfillment_kind: FulfillmentKind;
  store_id: number | null;
  address: unknown;
  goods_total_som: number;
  discount_total_som: number;
  promo_code: string | null;
  /** Discount given by the seller at the counter. */
  manual_discount_som: number;
  options_total_som: number;
  delivery_cost_som: number;
  total_som: number;
  return_days: number;
  /** A store keeps it for so long when it is ready. */
  pickup_hours: number;
  /** For so long its pieces were reserved for an online payment at first; null = it is paid at the hand-over, or has the usual minutes. */
  reservation_minutes: number | null;
  /** Which total of it may be paid online. */
  online_limit_som: number;
  promised_from: string;
  promised_to: string;
  /** The courier and the parcel number. */
  courier: string | null;
  track_number: string | null;
  created_at: Date;
  channel: OrderChannel;
  /** Encrypted; null if no hand-over code is needed. */
  handover_code: Buffer | null;
  handover_tries: number;
  /** When an order with payment at hand-over expires unless it is confirmed; null = it does not expire. */
  confirm_by: Date | null;
  /** End of the order's hold; null if the hold has no end until the shop acts, or if the pieces are no longer held (`is_held`). */
  held_until: Date | null;
  is_held: boolean;
}

const columns = [
  'o.id',
  'o.number',
  'o.user_id',
  'o.order_state',
  'o.payment_state',
  'o.payment_method',
  'o.language',
  'o.contact_name',
  'o.contact_phone',
  'o.contact_email',
  'o.fulfillment_kind',
  'o.store_id',
  'o.address',
  'o.goods_total_som',
  'o.discount_total_som',
  'o.promo_code',
  'o.manual_discount_som',
  'o.channel',
  'o.options_total_som',
  'o.delivery_cost_som',
  'o.total_som',
  'o.return_days',
  'o.pickup_hours',
  'o.reservation_minutes',
  'o.online_limit_som',
  'o.promised_from',
  'o.promised_to',
  'o.courier',
  'o.track_number',
  'o.created_at',
  'o.handover_code',
  'o.handover_tries',
  'o.confirm_by',
] as const;

export async function selectOrder(
  db: ReadDb,
  by: { number: string } | { id: number },
): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(
    db,
    'number' in by ? sql<boolean>`o.number = ${by.number}` : sql<boolean>`o.id = ${by.id}`,
  );
  return row;
}

/** Returns the orders `o` that match the condition, newest first, at most 10 000. */
export async function selectOrders(db: ReadDb, which: RawBuilder<boolean>): Promise<OrderRow[]> {
  return db
    .selectFrom('orders as o')
    .leftJoin('holds as h', 'h.order_id', 'o.id')
    .select(columns)
    .select(['h.expires_at as held_until', sql<boolean>`h.id is not null`.as('is_held')])
    .where(which)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(10_000)
    .execute();
}

/** Returns orders that the shop did not confirm in time, the longest overdue first, at most 500. */
export async function selectUnconfirmed(db: ReadDb, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('order_state', '=', 'NEW')
    .where('confirm_by', '<=', now)
    .orderBy('confirm_by')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Locks an order until the end of the transaction; rows that were read earlier may be outdated. Returns false if there is no such order.
 */
export async function lockOrder(db: Db, by: { number: string } | { id: number }): Promise<boolean> {
  let query = db.selectFrom('orders').select('id');
  query = 'number' in by ? query.where('number', '=', by.number) : query.where('id', '=', by.id);
  return (await query.forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

export interface OrderLineRow extends OptionColumns {
  id: number;
  order_id: number;
  unit_price_som: number;
  discount_som: number;
  manual_discount_som: number;
  engraving_price_som: number;
  gift_price_som: number;
  snapshot: unknown;
  /** When the shopper returned the piece. */
  returned_at: Date | null;
}

/** Returns the lines of all these orders, in the sequence in which they were bought. */
export async function selectOrderLines(db: ReadDb, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_lines as l')
    .leftJoin('order_events as back', 'back.id', 'l.returned_event_id')
    .select(['l.id', 'l.order_id', 'l.unit_price_som', 'l.engraving_price_som', 'l.gift_price_som'])
    .select(['l.discount_som', 'l.manual_discount_som', 'l.snapshot'])
    .select(['l.engraving_text', 'l.engraving_lettering', 'l.gift_ribbon', 'l.gift_card'])
    .select(['l.gift_hides_price', 'back.at as returned_at'])
    .where(sql<boolean>`l.order_id = any(${orderIds}::bigint[])`)
    .orderBy('l.order_id')
    .orderBy('l.position')
    .execute();
}

/** Releases the order's pieces, so that another order can have them. */
export async function releaseOrderLines(db: Db, args: { orderId: number; now: Date }): Promise<void> {
  await db
    .updateTable('order_lines')
    .set({ released_at: args.now })
    .where('order_id', '=', args.orderId)
    .where('released_at', 'is', null)
    .execute();
}

export async function updateOrder(
  db: Db,
  args: {
    orderId: number;
    state?: OrderState;
    paymentState?: OrdersTable['payment_state'];
    paymentMethod?: string;
    confirmBy?: Date;
  },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      ...(args.state !== undefined && { order_state: args.state }),
      ...(args.paymentState !== undefined && { payment_state: args.paymentState }),
      ...(args.paymentMethod !== undefined && { payment_method: args.paymentMethod }),
      ...(args.confirmBy !== undefined && { confirm_by: args.confirmBy }),
    })
    .where('id', '=', args.orderId)
    .execute();
}
