import { defaultReturnDays } from '#domain/order/returns.ts';
import { type RawBuilder, sql } from 'kysely';
import type { LineOptions } from '#domain/cart/line-options.ts';
import type { FulfillmentKind } from '#domain/order/order-states.ts';
import type { PricedPiece } from '#domain/pricing/option-prices.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { Db } from '#database/connect.ts';
import type { OrdersTable } from '#database/schema.ts';
import { optionColumns } from '#server/cart/lines/option-columns.ts';
import { storedNumber } from '#server/kit/queries-settings.ts';
import type { OrderLineRow } from './queries.ts';

export interface NewOrderLine extends PricedPiece {
  itemId: number;
  options: LineOptions;
  /** The contract's Piece, stored as it is now. */
  piece: unknown;
  /** Discount given by the seller at the counter, whole soʻm; 0 if omitted. */
  manualDiscountSom?: number;
}

/** Who of the staff creates an order, and how. */
export interface StaffMade {
  channel: 'COUNTER' | 'PHONE';
  staffId: number;
  /** The seller's discount on all pieces together, whole soʻm, and its reason. */
  manualDiscount: { som: number; reason: string } | null;
}

export interface NewOrder {
  /** Prefix of the order number. The shop's running number follows; it grows by a random 1 to `numberStep`. */
  numberPrefix: string;
  numberStep: number;
  /** HMAC of the network from which the order is placed; null for the shop's own. */
  network: Buffer | null;
  /** Null if the order does not come from a shopper's cart. */
  cartId: string | null;
  /** If omitted, the shopper placed the order. */
  madeBy?: StaffMade;
  /** Null for a guest's order. */
  userId: number | null;
  /** When the contact's phone was proven; null = it was not. */
  phoneVerifiedAt: Date | null;
  /** The deadline for the shop to confirm an order with payment at hand-over; null if it is paid online. */
  confirmBy: Date | null;
  state: 'NEW' | 'PENDING_PAYMENT' | 'CONFIRMED' | 'DELIVERED';
  paymentState: 'NONE' | 'PENDING' | 'PAID';
  paymentMethod: string;
  language: OrdersTable['language'];
  contact: { name: string | null; phone: string | null; email: string | null };
  kind: FulfillmentKind;
  storeId: number | null;
  address: unknown;
  comment: string | null;
  goodsTotalSom: number;
  discountTotalSom: number;
  /** The promo code that gave the discount. */
  promoCode: string | null;
  optionsTotalSom: number;
  deliveryCostSom: number;
  /**
   * The terms when the order is placed: how long a store keeps it, how long its pieces are reserved for an online payment (null = it is paid
   * at the hand-over), and up to which total it may be paid online.
   */
  pickupHours: number;
  reservationMinutes: number | null;
  onlineLimitSom: number;
  promised: { from: string; to: string };
  pieces: readonly NewOrderLine[];
  now: Date;
}

/** Writes a new order with its number, its lines and its first event, in one statement. */
export async function insertOrder(
  db: Db,
  order: NewOrder,
): Promise<{ id: number; number: string; return_days: number; event_id: number }> {
  const { contact, promised, pieces, madeBy, now } = order;
  const address = order.address === null ? null : JSON.stringify(order.address);
  const { rows } = await sql<{ id: number; number: string; return_days: number; event_id: number }>`
    with next as (
      select max(nextval('order_numbers'))::text as running from generate_series(1, 1 + floor(random() * ${order.numberStep})::int)
    ), placed as (
      insert into orders (number, cart_id, user_id, phone_verified_at, confirm_by, order_state, payment_state, payment_method, language, contact_name,
        contact_phone, contact_email, fulfillment_kind, store_id, address, comment, goods_total_som, discount_total_som, promo_code,
        options_total_som, delivery_cost_som, total_som, promised_from, promised_to, created_at, network, channel, staff_id,
        manual_discount_som, manual_discount_reason, pickup_hours, reservation_minutes, online_limit_som, return_days)
      select ${order.numberPrefix} || lpad(running, greatest(5, length(running)), '0'), ${order.cartId}, ${order.userId},
        ${order.phoneVerifiedAt}, ${order.confirmBy}, ${order.state},
        ${order.paymentState}, ${order.paymentMethod}, ${order.language}, ${contact.name}, ${contact.phone},
        ${contact.email}, ${order.kind}, ${order.storeId}, ${address}::jsonb, ${order.comment},
        ${order.goodsTotalSom}, ${order.discountTotalSom}, ${order.promoCode}, ${order.optionsTotalSom}, ${order.deliveryCostSom}, ${totalOf(order)},
        ${promised.from}, ${promised.to}, ${now}, ${order.network}, ${madeBy?.channel ?? 'SITE'}, ${madeBy?.staffId ?? null},
        ${madeBy?.manualDiscount?.som ?? 0}, ${madeBy?.manualDiscount?.reason ?? null},
        ${order.pickupHours}, ${order.reservationMinutes}, ${order.onlineLimitSom},
        ${storedNumber('return_days', defaultReturnDays)} from next
      returning id, number, return_days
    ), lines as (
      ${insertionOfLines({ orders: sql`placed`, lines: pieces, first: 0, now })}
    ), event as (
      insert into order_events (order_id, at, actor, to_state)
      select id, ${now}, ${madeBy === undefined ? 'SHOPPER' : 'STAFF'}, ${order.state} from placed
      returning id
    )
    select placed.id, placed.number, placed.return_days, event.id as event_id from placed, event`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the new order was not written');
  return row;
}

/** SQL that inserts lines for the order id in the relation `orders`; their positions begin with `first`. */
function insertionOfLines(args: {
  orders: RawBuilder<unknown>;
  lines: readonly NewOrderLine[];
  first: number;
  now: Date;
}): RawBuilder<unknown> {
  const lines = JSON.stringify(
    args.lines.map((line, nth) => ({
      item_id: line.itemId,
      snapshot: line.piece,
      position: args.first + nth,
      ...pricedColumns(line),
    })),
  );
  return sql`
      insert into order_lines (order_id, item_id, unit_price_som, discount_som, vat_percent, snapshot, position, engraving_text, engraving_lettering,
        engraving_price_som, gift_ribbon, gift_card, gift_hides_price, gift_price_som, ikpu, package_code, manual_discount_som)
      select placed.id, line.item_id, line.unit_price_som, line.discount_som, coalesce(vat.percent, 0), line.snapshot, line.position, line.engraving_text,
        line.engraving_lettering, line.engraving_price_som, line.gift_ribbon, line.gift_card, line.gift_hides_price,
        line.gift_price_som, i.ikpu, i.package_code, line.manual_discount_som
      from ${args.orders} as placed, jsonb_to_recordset(${lines}::jsonb) as line (item_id bigint, unit_price_som bigint, discount_som bigint, snapshot jsonb,
        position integer, engraving_text text, engraving_lettering text, engraving_price_som bigint, gift_ribbon text,
        gift_card text, gift_hides_price boolean, gift_price_som bigint, manual_discount_som bigint)
      join product_items i on i.id = line.item_id
      left join lateral (
        select v.percent from vat_rates v
        where (v.product_id = i.product_id or v.product_id is null) and v.effective_on <= ${tashkentDay(args.now)}::date
        order by v.product_id nulls last, v.effective_on desc limit 1
      ) vat on true`;
}

/** Adds lines to an existing order. */
export async function insertOrderLines(
  db: Db,
  { orderId, lines, now }: { orderId: number; lines: readonly NewOrderLine[]; now: Date },
): Promise<void> {
  if (lines.length === 0) return;
  const { last } = await db
    .selectFrom('order_lines')
    .select(sql<number>`coalesce(max(position), -1)::integer`.as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const orders = sql`(select ${orderId}::bigint as id)`;
  await insertionOfLines({ orders, lines, first: last + 1, now }).execute(db);
}

/** Price and option columns of a new line. */
export function pricedColumns({
  priceSom,
  discountSom,
  engravingSom,
  giftSom,
  options,
  manualDiscountSom = 0,
}: Omit<NewOrderLine, 'itemId' | 'piece'>): Omit<
  OrderLineRow,
  'id' | 'order_id' | 'snapshot' | 'returned_at'
> {
  return {
    unit_price_som: priceSom,
    discount_som: discountSom,
    manual_discount_som: manualDiscountSom,
    ...optionColumns(options),
    engraving_price_som: engravingSom,
    gift_price_som: giftSom,
  };
}

/** Returns the total of an order, in whole soʻm. */
export function totalOf(
  order: Pick<
    NewOrder,
    'goodsTotalSom' | 'discountTotalSom' | 'optionsTotalSom' | 'deliveryCostSom' | 'madeBy'
  >,
): number {
  const manualSom = order.madeBy?.manualDiscount?.som ?? 0;
  return (
    order.goodsTotalSom - order.discountTotalSom - manualSom + order.optionsTotalSom + order.deliveryCostSom
  );
}
