import type { Order, PlaceOrder } from '#contract/order.ts';
import type { PageLanguage } from '#contract/words.ts';
import { confirmBy, reservationMinutes, reservedUntil } from '#domain/order/reservation.ts';
import type { FiscalRule } from '#domain/payment/fiscal-codes.ts';
import type { Db } from '#database/connect.ts';
import type { CartOwner } from '#server/cart/owner/cart-owner.ts';
import { transferToOrder, type ReservedCart, reserveItems } from '#server/cart/hold/order-pieces.ts';
import type { LoadedCart } from '#server/cart/load-cart.ts';
import type { Limits } from '#server/config/config-limits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { linkOrder } from '#server/measurement/measured-order.ts';
import { requireFiscalCodes } from '#server/payment/receipts/fiscal-codes.ts';
import { requirePaymentMethod } from '#server/payment/list-payment-methods.ts';
import { startPayment } from '#server/payment/open-payment.ts';
import { redeemPromo } from '#server/pricing/promo-codes/redeem-promo.ts';
import { queueMessages } from '../record-event.ts';
import { type PresentDeps, presentNewOrder } from '../read-order-view.ts';
import { insertOrder, type NewOrder, type StaffMade } from '../queries-insert.ts';
import type { ClaimedOrder } from './limit-order.ts';
import { orderNumberOf } from './order-number.ts';
import { type FulfillmentQuote, quoteFulfillment } from './quote-fulfillment.ts';

export interface PlaceNewDeps extends PresentDeps {
  fiscalRule: FiscalRule;
  limits: Limits;
}

export interface NewOrderCall {
  /** The owner of the ordered cart. */
  owner: CartOwner;
  /** The account that the order belongs to; null for a guest's order. */
  userId: number | null;
  form: PlaceOrder;
  language: PageLanguage;
  /** The measurement session, if the shopper agreed to be measured. */
  session?: string | undefined;
  /** HMAC of the client's network; null for the shop's own. */
  network: Buffer | null;
  /** If omitted, the shopper places the order. */
  madeBy?: StaffMade;
  /** Checks whether these pieces may be ordered; called before any of them is taken. */
  claim: (of: { cart: LoadedCart; isOnline: boolean }) => Promise<ClaimedOrder>;
  now: Date;
}

/**
 * Places the order of a whole cart in the open transaction: allocates the pieces, quotes again, reserves, stores what was bought, and
 * empties the cart. Refuses as `placeOrder` does, except for a wrong code; throws StaleRead (see retryOnConflict).
 */
export async function placeNewOrder(db: Db, deps: PlaceNewDeps, call: NewOrderCall): Promise<Order> {
  const { form, now } = call;
  const wish = { method: form.payment.method, kind: form.fulfillment.kind };
  const { method, online } = requirePaymentMethod(deps.providers, wish);
  const taken = await reserveItems(db, {
    owner: call.owner,
    now,
    claim: (cart) => call.claim({ cart, isOnline: online }),
  });
  const goods = { ...taken, goodsSom: taken.sums.goodsSom };
  const quote = await quoteFulfillment(db, { fulfillment: form.fulfillment, goods, now });
  const totalSom = requireExpectedTotal({ taken, quote, expectedSom: form.expectedTotal });
  if (online && totalSom > taken.terms.onlineLimitSom)
    throw new Refusal('ORDER_TOTAL_TOO_HIGH', { total: totalSom });
  const itemIds = taken.pieces.map(({ itemId }) => itemId);
  if (online) await requireFiscalCodes(db, { rule: deps.fiscalRule, of: { itemIds } });
  if (taken.claim.needsProof) throw new Refusal('PHONE_NOT_VERIFIED');
  const newOrder = describeOrder({ deps, call, taken, quote, isOnline: online });
  const { id, number, return_days: returnDays, event_id: eventId } = await insertOrder(db, newOrder);
  const expiresAt = reservedUntil(now, newOrder.reservationMinutes);
  if (taken.promo !== null && taken.sums.discountSom > 0) {
    const shopper = { userId: newOrder.userId, phone: newOrder.contact.phone };
    await redeemPromo(db, { promoCodeId: taken.promo.id, orderId: id, shopper, now });
  }
  await linkOrder(db, { orderId: id, session: call.session });
  await queuePlaced(db, { newOrder, orderId: id, eventId });
  await transferToOrder(db, { taken, orderId: id, expiresAt });
  const payment = online
    ? await startPayment(db, { provider: method, orderId: id, amountSom: totalSom, now })
    : undefined;
  return presentNewOrder({ deps, newOrder, written: { id, number, returnDays, expiresAt, payment } });
}

/** The order's total must equal the amount on the button, in whole soʻm (CHK-7). Refuses with CART_CHANGED. */
function requireExpectedTotal(args: {
  taken: ReservedCart;
  quote: FulfillmentQuote;
  expectedSom: number;
}): number {
  const { goodsSom, discountSom, engravingSom, giftSom, totalSom: cartSom } = args.taken.sums;
  const deliveryCost = args.quote.costSom;
  const total = cartSom + deliveryCost;
  if (total === args.expectedSom) return total;
  const options = { engravingTotal: engravingSom, giftTotal: giftSom };
  const goods = { goodsTotal: goodsSom, discountTotal: discountSom };
  throw new Refusal('CART_CHANGED', { total, ...goods, ...options, deliveryCost });
}

async function queuePlaced(
  db: Db,
  { newOrder, orderId, eventId }: { newOrder: NewOrder; orderId: number; eventId: number },
): Promise<void> {
  const { contact, state, madeBy, now } = newOrder;
  const event = {
    kind: 'MOVED',
    from: null,
    to: state,
    ...(madeBy !== undefined && { isForCaller: true as const }),
  } as const;
  await queueMessages(db, { orderId, email: contact.email, eventId, event, now });
}

interface Described {
  deps: PlaceNewDeps;
  call: NewOrderCall;
  taken: ReservedCart & { claim: ClaimedOrder };
  quote: FulfillmentQuote;
  isOnline: boolean;
}

function describeOrder({ deps, call, taken, quote, isOnline }: Described): NewOrder {
  const { form, language, madeBy, now } = call;
  const { contact, fulfillment } = form;
  // staff who take an order by phone confirm it with the caller
  const isConfirmed = madeBy !== undefined && !isOnline;
  return {
    network: call.network,
    ...orderNumberOf(deps.secret, now),
    cartId: taken.cartId,
    ...(madeBy !== undefined && { madeBy }),
    userId: call.userId,
    phoneVerifiedAt: taken.claim.phoneVerifiedAt,
    confirmBy: isOnline || isConfirmed ? null : confirmBy(now, deps.limits.confirmationHours),
    state: isConfirmed ? 'CONFIRMED' : isOnline ? 'PENDING_PAYMENT' : 'NEW',
    paymentState: isOnline ? 'PENDING' : 'NONE',
    paymentMethod: form.payment.method,
    language,
    contact: { name: contact.name, phone: contact.phone, email: contact.email ?? null },
    kind: fulfillment.kind,
    storeId: fulfillment.kind === 'PICKUP' ? fulfillment.storeId : null,
    address: fulfillment.kind === 'DELIVERY' ? fulfillment.address : null,
    comment: form.comment?.trim() ?? null,
    goodsTotalSom: taken.sums.goodsSom,
    discountTotalSom: taken.sums.discountSom,
    promoCode: taken.sums.discountSom > 0 ? (taken.promo?.code ?? null) : null,
    optionsTotalSom: taken.sums.engravingSom + taken.sums.giftSom,
    deliveryCostSom: quote.costSom,
    pickupHours: taken.terms.pickupHours,
    reservationMinutes: isOnline ? reservationMinutes(madeBy?.channel ?? 'SITE', taken.terms) : null,
    onlineLimitSom: taken.terms.onlineLimitSom,
    promised: quote.promised,
    pieces: taken.pieces,
    now,
  };
}
