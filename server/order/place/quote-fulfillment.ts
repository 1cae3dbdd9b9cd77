import type { Fulfillment } from '#contract/order.ts';
import { regionIdOf } from '#domain/delivery/place-ids.ts';
import { allReadyOn } from '#domain/delivery/workshop.ts';
import type { ReadDb } from '#database/connect.ts';
import { listPickups } from '#server/cart/list-pickups.ts';
import type { ReservedCart } from '#server/cart/hold/order-pieces.ts';
import { quoteDelivery } from '#server/delivery/quote-delivery.ts';
import { Refusal } from '#server/kit/refusal.ts';

export interface FulfillmentQuote {
  costSom: number;
  promised: { from: string; to: string };
}

/**
 * What the hand-over costs, in whole soʻm, and on which days. Refuses DELIVERY_NOT_POSSIBLE (a piece above the insured limit, no courier
 * goes there), PICKUP_NOT_POSSIBLE (no such store, or closed for good), VALIDATION_FAILED (an address that is none).
 */
export async function quoteFulfillment(
  db: ReadDb,
  args: { fulfillment: Fulfillment; taken: ReservedCart; now: Date },
): Promise<FulfillmentQuote> {
  const { fulfillment, taken, now } = args;
  const { calendar } = taken;
  if (fulfillment.kind === 'PICKUP') {
    const { storeId } = fulfillment;
    const [pickup] = await listPickups(db, { pieces: taken.pieces, now, storeId, calendar });
    if (pickup === undefined) throw new Refusal('PICKUP_NOT_POSSIBLE', { storeId });
    return { costSom: 0, promised: pickup.days };
  }
  if (taken.pickupReason !== null) {
    const { kind, limitSom } = taken.pickupReason;
    throw new Refusal('DELIVERY_NOT_POSSIBLE', { pickupOnly: true, kind, limit: limitSom });
  }
  const { regionId, districtId } = fulfillment.address;
  const notBefore = allReadyOn(taken.pieces, { now, calendar });
  const goodsTotalSom = taken.sums.goodsSom;
  const quote = await quoteDelivery(db, { districtId, goodsTotalSom, now, notBefore, calendar });
  if (quote === undefined || regionIdOf(districtId) !== regionId)
    throw wrongField('/fulfillment/address/districtId', 'enum');
  if (quote.courier === null) throw new Refusal('DELIVERY_NOT_POSSIBLE', { districtId });
  return { costSom: quote.courier.costSom, promised: quote.courier.days };
}

function wrongField(path: string, code: string): Refusal {
  return new Refusal('VALIDATION_FAILED', undefined, [{ path, code }]);
}
