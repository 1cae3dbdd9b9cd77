import type { Fulfillment } from '#contract/order.ts';
import { pickupReason } from '#domain/delivery/tariff.ts';
import { deliveryCostAfter } from '#domain/order/change-order.ts';
import type { ReadDb } from '#database/connect.ts';
import { readSettings } from '#server/cart/cart-settings.ts';
import { selectTerms } from '#server/kit/queries-settings.ts';
import { quoteFulfillment, type ReceivedGoods } from '../place/quote-fulfillment.ts';
import type { OrderRow } from '../queries.ts';
import { selectOrderedPieces } from './queries-change.ts';

/** Preview of an order with another destination; amounts in whole soʻm. */
export interface PlannedChange {
  deliverySom: number;
  totalSom: number;
  promised: { from: string; to: string };
  /** The price of the delivery stays, because the order is paid or a provider is collecting the payment. */
  isSumFixed: boolean;
}

/** Refuses with DELIVERY_NOT_POSSIBLE, PICKUP_NOT_POSSIBLE or VALIDATION_FAILED (no such district). */
export async function planChange(
  db: ReadDb,
  { order, fulfillment, now }: { order: OrderRow; fulfillment: Fulfillment; now: Date },
): Promise<PlannedChange> {
  const goods = await loadGoods(db, order);
  const quote = await quoteFulfillment(db, { fulfillment, goods, now });
  const isUnpaid = order.payment_state === 'NONE';
  const agreedSom = order.delivery_cost_som;
  const deliverySom = deliveryCostAfter({ isUnpaid, agreedSom, quotedSom: quote.costSom });
  return {
    deliverySom,
    totalSom: order.total_som - agreedSom + deliverySom,
    promised: quote.promised,
    isSumFixed: !isUnpaid,
  };
}

async function loadGoods(db: ReadDb, order: OrderRow): Promise<ReceivedGoods> {
  const { terms, shipping } = readSettings(await selectTerms(db));
  const pieces = await selectOrderedPieces(db, order.id);
  return {
    pieces: pieces.map(({ store_id: storeId, arrives_on: arrivesOn, is_engraved: isEngraved }) => ({
      storeId,
      arrivesOn,
      workshopDays: isEngraved ? terms.engravingDays : 0,
    })),
    goodsSom: order.goods_total_som,
    pickupReason: pickupReason(
      pieces.map(({ unit_price_som: priceSom }) => priceSom),
      shipping.insured,
    ),
    calendar: shipping.calendar,
  };
}
