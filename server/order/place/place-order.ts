import type { Order, PlaceOrder } from '#contract/order.ts';
import type { PageLanguage } from '#contract/words.ts';
import { confirmBy, onlineTotalLimitSom, reservedUntil } from '#domain/order/reservation.ts';
import type { FiscalRule } from '#domain/payment/fiscal-codes.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { networkHmac } from '#server/auth/codes/code-limits.ts';
import type { CodeDeps } from '#server/auth/codes/send-code.ts';
import { type CartOwner, scopeOf } from '#server/cart/owner/cart-owner.ts';
import type { ExpireDeps } from '#server/cart/hold/expire-holds.ts';
import { type ReservedCart, passToOrder, reserveItems } from '#server/cart/hold/order-pieces.ts';
import { retryOnConflict } from '#server/cart/hold/reserve-items.ts';
import type { LimitPiecesDeps } from '#server/cart/hold/limit-pieces.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { linkOrder } from '#server/measurement/link-order.ts';
import { requireFiscalCodes } from '#server/payment/receipts/fiscal-codes.ts';
import { requirePaymentMethod } from '#server/payment/list-payment-methods.ts';
import { startPayment } from '#server/payment/open-payment.ts';
import { redeemPromo } from '#server/pricing/promo-codes/redeem-promo.ts';
import { onceAnOrder } from './once-an-order.ts';
import { type PresentDeps, presentNewOrder } from '../present-order.ts';
import { queueMessages } from '../note-event.ts';
import { type NewOrder, insertOrder } from '../queries-insert.ts';
import { limitOrder } from './limit-order.ts';
import { orderNumberOf } from './order-number.ts';
import { redeemPhoneCode, sendPhoneCode } from './prove-phone.ts';
import { type FulfillmentQuote, quoteFulfillment } from './quote-fulfillment.ts';
import { readOrderForm } from './read-order-form.ts';

export interface PlaceDeps extends ExpireDeps, PresentDeps, LimitPiecesDeps {
  codes: CodeDeps;
  fiscalRule: FiscalRule;
  /** The phone of an order must be proven by a code. */
  requiresPhoneCode: boolean;
}

export interface OrderCall {
  /** Undefined: a guest who put nothing into a cart. */
  owner: CartOwner | undefined;
  /** The verified phone of the user who calls, E.164. */
  ownPhone: string | null;
  /** Of the caller. */
  ip: string;
  idempotencyKey: string;
  language: PageLanguage;
  /** That is being measured, with its shopper's yes. */
  session?: string | undefined;
  /** Of the stored card that is charged; undefined = none is. */
  cardToken?: string | undefined;
  form: PlaceOrder;
  now: Date;
}

/**
 * Places the order of the whole cart, once per key: allocates the pieces, re-quotes, reserves, writes down what was bought, and empties
 * the cart, all or nothing. Refuses CART_EMPTY, ITEM_NOT_AVAILABLE (facts: the lost lines), CART_CHANGED (facts: the sums of now),
 * PAYMENT_METHOD_UNAVAILABLE, ORDER_TOTAL_TOO_HIGH, DELIVERY_NOT_POSSIBLE, PICKUP_NOT_POSSIBLE, VALIDATION_FAILED,
 * IDEMPOTENCY_KEY_REUSED, ORDER_LIMIT, PREPAYMENT_NEEDED, PROMO_CODE_USED_UP and PROMO_CODE_USED_BY_YOU; when all of that is right, PHONE_NOT_VERIFIED (a code is on its way), and as `redeemCode` for a wrong code.
 */
export async function placeOrder(deps: PlaceDeps, call: OrderCall): Promise<Order> {
  const { phoneCode: code, ...form } = readOrderForm(call.form);
  const { owner, ownPhone } = call;
  if (owner === undefined) throw new Refusal('CART_EMPTY');
  const { phone } = form.contact;
  const wrongCode =
    code === undefined
      ? undefined
      : await redeemPhoneCode(deps.codes, { owner, phone, ownPhone, code, now: call.now });
  try {
    return await placeOnce({ deps, owner, call: { ...call, form } });
  } catch (error) {
    if (error instanceof Refusal && wrongCode !== undefined) throw wrongCode;
    if (!(error instanceof Refusal) || error.code !== 'PHONE_NOT_VERIFIED') throw error;
    throw new Refusal(error.code, { ...(await sendPhoneCode(deps.codes, { ...call, owner, phone })) });
  }
}

interface NewOrderCall {
  deps: PlaceDeps;
  owner: CartOwner;
  call: OrderCall;
}

/** The form comes without its code: the same order with another code is the same order. */
async function placeOnce(newCall: NewOrderCall): Promise<Order> {
  const { deps, owner, call } = newCall;
  const { idempotencyKey: key, form: request, now } = call;
  const idempotent = { deps, scope: `order:${scopeOf(owner)}`, key, request, now };
  return retryOnConflict(deps, now, () =>
    withTransaction(deps.db, (db) => onceAnOrder(db, idempotent, () => placeNewOrder(db, newCall))),
  );
}

async function placeNewOrder(db: Db, { deps, owner, call }: NewOrderCall): Promise<Order> {
  const { form, now } = call;
  const wish = { method: form.payment.method, kind: form.fulfillment.kind };
  const { method, online } = requirePaymentMethod(deps.providers, wish);
  const { ownPhone, cardToken, ip } = call;
  const order = { phone: form.contact.phone, ownPhone, cardToken, isOnline: online, ip, now };
  const taken = await reserveItems(db, {
    owner,
    now,
    claim: (cart) => limitOrder(db, deps, { ...order, cart }),
  });
  const quote = await quoteFulfillment(db, { fulfillment: form.fulfillment, taken, now });
  const totalSom = requireExpectedTotal({ taken, quote, expectedSom: form.expectedTotal });
  if (online && totalSom > onlineTotalLimitSom)
    throw new Refusal('ORDER_TOTAL_TOO_HIGH', { total: totalSom });
  const itemIds = taken.pieces.map(({ itemId }) => itemId);
  if (online) await requireFiscalCodes(db, { rule: deps.fiscalRule, of: { itemIds } });
  const { phoneVerifiedAt, needsProof } = taken.claim;
  if (needsProof) throw new Refusal('PHONE_NOT_VERIFIED');
  const newOrder = describeOrder({
    secret: deps.secret,
    owner,
    call,
    taken,
    quote,
    phoneVerifiedAt,
    confirmBy: online ? null : confirmBy(now, deps.limits.confirmationHours),
  });
  const { id, number, event_id: eventId } = await insertOrder(db, newOrder);
  const expiresAt = reservedUntil(now, online);
  if (taken.promo !== null && taken.sums.discountSom > 0) {
    const shopper = { userId: newOrder.userId, phone: newOrder.contact.phone };
    await redeemPromo(db, { promoCodeId: taken.promo.id, orderId: id, shopper, now });
  }
  await linkOrder(db, { orderId: id, session: call.session });
  const event = { kind: 'MOVED', from: null, to: newOrder.state } as const;
  await queueMessages(db, { orderId: id, email: newOrder.contact.email, eventId, event, now });
  await passToOrder(db, { taken, orderId: id, expiresAt: expiresAt });
  const payment = online
    ? await startPayment(db, { provider: method, orderId: id, amountSom: totalSom, now })
    : undefined;
  return presentNewOrder({ deps, newOrder, written: { id, number, expiresAt, payment } });
}

/** The sum on the button is the sum of the order, in whole soʻm (CHK-7). Refuses CART_CHANGED. */
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

function describeOrder(args: {
  secret: string;
  owner: CartOwner;
  call: OrderCall;
  taken: ReservedCart;
  quote: FulfillmentQuote;
  phoneVerifiedAt: Date | null;
  /** Null = it is paid online. */
  confirmBy: Date | null;
}): NewOrder {
  const { owner, taken, quote, phoneVerifiedAt, confirmBy } = args;
  const isOnline = confirmBy === null;
  const { form, language, now } = args.call;
  const { contact, fulfillment } = form;
  return {
    network: networkHmac(args.secret, args.call.ip),
    ...orderNumberOf(args.secret, now),
    cartId: taken.cartId,
    userId: 'userId' in owner ? owner.userId : null,
    phoneVerifiedAt,
    confirmBy,
    state: isOnline ? 'PENDING_PAYMENT' : 'NEW',
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
    promised: quote.promised,
    pieces: taken.pieces,
    now,
  };
}
