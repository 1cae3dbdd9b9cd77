import { Compile } from 'typebox/compile';
import { Piece } from '#contract/cart.ts';
import {
  DeliveryAddress,
  type Fulfillment,
  type Order,
  Order as OrderSchema,
  type OrderSummary,
  type RepeatedOrder,
} from '#contract/order.ts';
import { allowedActions } from '#domain/order/order-states.ts';
import { isReturnable } from '#domain/order/returns.ts';
import { optionsOf } from '#server/cart/option-columns.ts';
import { optionsToWire } from '#server/cart/present-options.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from './queries.ts';
import type { OrderSummaryRow } from './queries-list.ts';

const storedPiece = Compile(Piece);
const storedAddress = Compile(DeliveryAddress);
const knownMethod = Compile(OrderSchema.properties.payment.properties.method);
const knownState = Compile(OrderSchema.properties.state);

export interface OrderParts {
  order: OrderRow;
  lines: readonly Omit<OrderLineRow, 'id' | 'order_id'>[];
  events: readonly Omit<OrderEventRow, 'order_id'>[];
  token: string;
  redirectUrl: string | null;
  failure: Order['payment']['failure'];
}

export function orderToWire({ order, lines, events, token, redirectUrl, failure }: OrderParts): Order {
  const bought = lines.map(lineToWire);
  return {
    number: order.number,
    token,
    state: order.order_state,
    paymentState: order.payment_state,
    language: order.language,
    createdAt: order.created_at.toISOString(),
    contact: { name: order.contact_name, phone: order.contact_phone, email: order.contact_email },
    fulfillment: fulfillmentToWire(order),
    lines: bought,
    goodsTotal: order.goods_total_som,
    engravingTotal: sumOf(lines, 'engraving_price_som'),
    giftTotal: sumOf(lines, 'gift_price_som'),
    deliveryCost: order.delivery_cost_som,
    total: order.total_som,
    payment: { method: knownMethod.Parse(order.payment_method), redirectUrl, failure },
    reservedUntil: order.held_until?.toISOString() ?? null,
    promisedFrom: order.promised_from,
    promisedTo: order.promised_to,
    events: events.map((event) => ({ at: event.at.toISOString(), state: knownState.Parse(event.to_state) })),
    allowedActions: allowedActions({ state: order.order_state, kind: order.fulfillment_kind }),
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

function lineToWire(line: Omit<OrderLineRow, 'id' | 'order_id'>): Order['lines'][number] {
  const options = optionsOf(line);
  const prices = { engravingSom: line.engraving_price_som, giftSom: line.gift_price_som };
  return {
    piece: boughtPiece(line),
    unitPrice: line.unit_price_som,
    ...optionsToWire(options, prices),
    returnable: isReturnable(options),
  };
}

function sumOf(lines: OrderParts['lines'], column: 'engraving_price_som' | 'gift_price_som'): number {
  return lines.reduce((sum, line) => sum + line[column], 0);
}

/** The piece of an order's line as it was bought. */
export function boughtPiece({ snapshot }: Pick<OrderLineRow, 'snapshot'>): Piece {
  return storedPiece.Parse(snapshot);
}

/** The name and the serial number of a bought piece, as a receipt says it. */
export function titleOf(line: Pick<OrderLineRow, 'snapshot'>, language: 'uz' | 'ru' | 'en'): string {
  const { nameUz, nameRu, nameEn, serialNumber } = boughtPiece(line);
  return `${{ uz: nameUz, ru: nameRu, en: nameEn }[language]}, ${serialNumber}`;
}

/** The model of a piece, by its names and addresses. */
export function modelToWire(piece: Piece): RepeatedOrder['missing'][number] {
  const { nameUz, nameRu, nameEn, slugUz, slugRu, slugEn } = piece;
  return { nameUz, nameRu, nameEn, slugUz, slugRu, slugEn };
}

/** The address is JSON in the database: a malformed one is a bug and stops here. */
function fulfillmentToWire(order: OrderRow): Fulfillment {
  if (order.store_id !== null) return { kind: 'PICKUP', storeId: order.store_id };
  return { kind: 'DELIVERY', address: storedAddress.Parse(order.address) };
}
