import { Compile } from 'typebox/compile';
import { Piece } from '#contract/cart.ts';
import {
  DeliveryAddress,
  type Order,
  Order as OrderSchema,
  type OrderSummary,
  type RepeatedOrder,
} from '#contract/order.ts';
import { languageOnWire } from '#contract/words.ts';
import { type ComingOrder, comingStates, isLate } from '#domain/order/coming-states.ts';
import { allowedActions } from '#domain/order/order-states.ts';
import { pickupDeadline } from '#domain/order/pickup-time.ts';
import { isReturnable } from '#domain/order/returns.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { LocalizedText } from '#database/schema.ts';
import { optionsOf } from '#server/cart/lines/option-columns.ts';
import { optionsToWire } from '#server/cart/lines/present-options.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';
import type { OrderEventRow } from './queries-event.ts';
import type { OrderSummaryRow } from './lists/queries-list.ts';

const storedPiece = Compile(Piece);
const storedAddress = Compile(DeliveryAddress);
const knownMethod = Compile(OrderSchema.properties.payment.properties.method);
const knownState = Compile(OrderSchema.properties.state);

export interface OrderParts {
  order: OrderRow;
  lines: readonly Omit<OrderLineRow, 'id' | 'order_id'>[];
  events: readonly Omit<OrderEventRow, 'order_id'>[];
  /** Certificate ids of its pieces, by serial number. */
  certificates: ReadonlyMap<string, readonly string[]>;
  /** Fiscal receipts that can be viewed. */
  receipts: readonly { refund_id: number | null; url: string; at: Date }[];
  token: string;
  redirectUrl: string | null;
  failure: Order['payment']['failure'];
  /** Decrypted. */
  handoverCode: string | null;
  now: Date;
}

/** Converts the whole order, as shown to callers who have proven to be its shopper. */
export function orderToWire(parts: OrderParts): Order {
  const { order, lines, events, token, redirectUrl, failure, handoverCode, now } = parts;
  const bought = lines.map((line) => lineToWire(line, parts.certificates));
  const today = tashkentDay(now);
  return {
    number: order.number,
    token,
    proven: true,
    state: order.order_state,
    paymentState: order.payment_state,
    language: languageOnWire(order.language),
    createdAt: order.created_at.toISOString(),
    contact: contactOf(order),
    fulfillment: fulfillmentToWire(order),
    lines: bought,
    goodsTotal: order.goods_total_som,
    discountTotal: order.discount_total_som + order.manual_discount_som,
    promoCode: order.promo_code,
    engravingTotal: sumOf(lines, 'engraving_price_som'),
    giftTotal: sumOf(lines, 'gift_price_som'),
    deliveryCost: order.delivery_cost_som,
    total: order.total_som,
    returnDays: order.return_days,
    pickupHours: order.pickup_hours,
    payment: { method: knownMethod.Parse(order.payment_method), redirectUrl, failure },
    reservedUntil: order.held_until?.toISOString() ?? null,
    confirmBy: order.order_state === 'NEW' ? (order.confirm_by?.toISOString() ?? null) : null,
    promisedFrom: order.promised_from,
    promisedTo: order.promised_to,
    late: isLate(comingOrder(order), today),
    keptUntil: deadlineOf({ order, events }),
    handoverCode: order.order_state === 'SHIPPED' ? handoverCode : null,
    events: events.map(eventToWire),
    nextSteps: comingStates(comingOrder(order), today),
    receipts: parts.receipts.map(({ refund_id: refundId, url, at }) => ({
      kind: refundId === null ? 'SALE' : 'REFUND',
      url,
      at: at.toISOString(),
    })),
    allowedActions: allowedActions({ state: order.order_state, kind: order.fulfillment_kind }),
  };
}

/** Null for a counter sale to an unknown buyer. */
function contactOf({
  contact_name: name,
  contact_phone: phone,
  contact_email: email,
}: OrderRow): Order['contact'] {
  return phone === null ? null : { name: name ?? '', phone, email };
}

/** Removes what the link does not show or allow without a proof of the phone. */
export function withoutShopper(order: Order): Order {
  const { fulfillment } = order;
  return {
    ...order,
    proven: false,
    contact: null,
    fulfillment: fulfillment.kind === 'DELIVERY' ? { kind: 'DELIVERY', address: null } : fulfillment,
    handoverCode: null,
    lines: order.lines.map((line) => ({
      ...line,
      engraving: line.engraving && { ...line.engraving, text: '' },
      gift: line.gift && { ...line.gift, card: '' },
    })),
    allowedActions: allowedActions({ state: order.state, kind: fulfillment.kind }, false),
  };
}

function comingOrder(order: OrderRow): ComingOrder {
  return {
    state: order.order_state,
    kind: order.fulfillment_kind,
    promisedFrom: order.promised_from,
    promisedTo: order.promised_to,
  };
}

function deadlineOf({ order, events }: Pick<OrderParts, 'order' | 'events'>): string | null {
  if (order.order_state !== 'READY_FOR_PICKUP') return null;
  const ready = events.findLast(({ kind, to_state: to }) => kind === 'MOVED' && to === 'READY_FOR_PICKUP');
  return ready === undefined ? null : pickupDeadline(ready.at, order.pickup_hours).toISOString();
}

function eventToWire(event: Omit<OrderEventRow, 'order_id'>): Order['events'][number] {
  return {
    at: event.at.toISOString(),
    kind: event.kind,
    state: knownState.Parse(event.to_state),
    amount: event.amount_som,
  };
}

export function summaryToWire(order: OrderSummaryRow): OrderSummary {
  return {
    number: order.number,
    state: order.order_state,
    paymentState: order.payment_state,
    createdAt: order.created_at.toISOString(),
    fulfillmentKind: order.fulfillment_kind,
    pieceCount: order.piece_count,
    images: order.image_urls.map((url) => ({ url })),
    total: order.total_som,
    promisedFrom: order.promised_from,
    promisedTo: order.promised_to,
    allowedActions: allowedActions({ state: order.order_state, kind: order.fulfillment_kind }),
  };
}

export function lineToWire(
  line: Omit<OrderLineRow, 'id' | 'order_id'>,
  certificates: OrderParts['certificates'],
): Order['lines'][number] {
  const piece = boughtPiece(line);
  const options = optionsOf(line);
  const prices = { engravingSom: line.engraving_price_som, giftSom: line.gift_price_som };
  return {
    piece,
    certificates: [...(certificates.get(piece.serialNumber) ?? [])],
    returnedAt: line.returned_at?.toISOString() ?? null,
    unitPrice: line.unit_price_som,
    discount: line.discount_som + line.manual_discount_som,
    ...optionsToWire(options, prices),
    returnable: isReturnable(options),
  };
}

function sumOf(lines: OrderParts['lines'], column: 'engraving_price_som' | 'gift_price_som'): number {
  return lines.reduce((sum, line) => sum + line[column], 0);
}

/** The piece of an order's line as it was at the purchase. */
export function boughtPiece({ snapshot }: Pick<OrderLineRow, 'snapshot'>): Piece {
  return storedPiece.Parse(snapshot);
}

/** The name of the piece's model in the shop's languages. */
export function nameOfPiece({ nameUz, nameRu, nameEn }: Piece): LocalizedText {
  return { uz: nameUz, ru: nameRu, en: nameEn };
}

/** The name and serial number of a bought piece, as printed on a receipt. */
export function titleOf(line: Pick<OrderLineRow, 'snapshot'>, language: 'uz' | 'ru' | 'en'): string {
  const piece = boughtPiece(line);
  return `${nameOfPiece(piece)[language]}, ${piece.serialNumber}`;
}

/** The model of a piece, with its names and addresses. */
export function modelToWire(piece: Piece): RepeatedOrder['missing'][number] {
  const { nameUz, nameRu, nameEn, slugUz, slugRu, slugEn } = piece;
  return { nameUz, nameRu, nameEn, slugUz, slugRu, slugEn };
}

/** The address is JSON in the database: a malformed one is a bug and throws. */
export function fulfillmentToWire(order: OrderRow): Order['fulfillment'] {
  if (order.store_id !== null) return { kind: 'PICKUP', storeId: order.store_id };
  return { kind: 'DELIVERY', address: storedAddress.Parse(order.address) };
}
