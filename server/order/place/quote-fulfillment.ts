import type { Fulfillment } from '#contract/order.ts';
import { regionIdOf } from '#domain/delivery/place-ids.ts';
import type { PickupReason } from '#domain/delivery/tariff.ts';
import type { WorkCalendar } from '#domain/delivery/calendar.ts';
import { allReadyOn } from '#domain/delivery/workshop.ts';
import type { ReadDb } from '#database/connect.ts';
import { listPickups, type PlacedPiece } from '#server/cart/list-pickups.ts';
import { quoteDelivery } from '#server/delivery/quote-delivery.ts';
import { Refusal } from '#server/kit/refusal.ts';

export interface FulfillmentQuote {
  costSom: number;
  promised: { from: string; to: string };
}

/** The goods to be received: pieces of a cart or of an order. */
export interface ReceivedGoods {
  pieces: readonly PlacedPiece[];
  goodsSom: number;
  /** Why a courier may not carry the goods; null if one may. */
  pickupReason: PickupReason | null;
  calendar: WorkCalendar;
}

/**
 * Quotes the price of the delivery in whole soʻm and its days. Refuses with DELIVERY_NOT_POSSIBLE (a piece above the insured limit, or no
 * courier serves the district), PICKUP_NOT_POSSIBLE (no such store, or it is permanently closed) or VALIDATION_FAILED (invalid address).
 */
export async function quoteFulfillment(
  db: ReadDb,
  args: { fulfillment: Fulfillment; goods: ReceivedGoods; now: Date },
): Promise<FulfillmentQuote> {
  const { fulfillment, goods, now } = args;
  const { calendar } = goods;
  if (fulfillment.kind === 'PICKUP') {
    const { storeId } = fulfillment;
    const [pickup] = await listPickups(db, { pieces: goods.pieces, now, storeId, calendar });
    if (pickup === undefined) throw new Refusal('PICKUP_NOT_POSSIBLE', { storeId });
    return { costSom: 0, promised: pickup.days };
  }
  if (goods.pickupReason !== null) {
    const { kind, limitSom } = goods.pickupReason;
    throw new Refusal('DELIVERY_NOT_POSSIBLE', { pickupOnly: true, kind, limit: limitSom });
  }
  const { regionId, districtId } = fulfillment.address;
  const notBefore = allReadyOn(goods.pieces, { now, calendar });
  const quote = await quoteDelivery(db, {
    districtId,
    goodsTotalSom: goods.goodsSom,
    now,
    notBefore,
    calendar,
  });
  if (quote === undefined || regionIdOf(districtId) !== regionId)
    throw wrongField('/fulfillment/address/districtId', 'enum');
  if (quote.courier === null) throw new Refusal('DELIVERY_NOT_POSSIBLE', { districtId });
  return { costSom: quote.courier.costSom, promised: quote.courier.days };
}

function wrongField(path: string, code: string): Refusal {
  return new Refusal('VALIDATION_FAILED', undefined, [{ path, code }]);
}
