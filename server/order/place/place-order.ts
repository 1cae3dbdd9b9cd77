import type { Order, PlaceOrder } from '#contract/order.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { networkHmac } from '#server/auth/codes/code-limits.ts';
import type { CodeDeps } from '#server/auth/codes/send-code.ts';
import { type CartOwner, scopeOf } from '#server/cart/owner/cart-owner.ts';
import type { ExpireDeps } from '#server/cart/hold/expire-holds.ts';
import { retryOnConflict } from '#server/cart/hold/reserve-items.ts';
import type { LimitPiecesDeps } from '#server/cart/hold/limit-pieces.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { oncePerOrder } from './once-per-order.ts';
import { limitOrder } from './limit-order.ts';
import { type NewOrderCall, placeNewOrder, type PlaceNewDeps } from './place-new-order.ts';
import { redeemPhoneCode, sendPhoneCode } from './prove-phone.ts';
import { readOrderForm } from './read-order-form.ts';

export interface PlaceDeps extends ExpireDeps, PlaceNewDeps, LimitPiecesDeps {
  codes: CodeDeps;
  /** The phone of an order must be proven by a code. */
  requiresPhoneCode: boolean;
}

export interface OrderCall {
  /** Undefined for a guest who has no cart yet. */
  owner: CartOwner | undefined;
  /** The verified phone of the calling user, E.164. */
  ownPhone: string | null;
  /** The caller's IP address. */
  ip: string;
  idempotencyKey: string;
  language: PageLanguage;
  /** The measurement session, if the shopper agreed to be measured. */
  session?: string | undefined;
  /** Token of the stored card to be charged; undefined = none. */
  cardToken?: string | undefined;
  form: PlaceOrder;
  now: Date;
}

/**
 * Places the order of the whole cart, once per key and atomically: allocates the pieces, quotes again, reserves, stores what was bought,
 * and empties the cart. Refuses with CART_EMPTY, ITEM_NOT_AVAILABLE (facts: the lost lines), CART_CHANGED (facts: the present amounts),
 * PAYMENT_METHOD_UNAVAILABLE, ORDER_TOTAL_TOO_HIGH, DELIVERY_NOT_POSSIBLE, PICKUP_NOT_POSSIBLE, VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED,
 * ORDER_LIMIT, PREPAYMENT_NEEDED, PROMO_CODE_USED_UP or PROMO_CODE_USED_BY_YOU. If the order is otherwise valid: with PHONE_NOT_VERIFIED
 * after sending a code, and as `redeemCode` does for a wrong code.
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

interface Placing {
  deps: PlaceDeps;
  owner: CartOwner;
  call: OrderCall;
}

/** The form is compared without its code, so that a repeated call with another code is the same order. */
async function placeOnce({ deps, owner, call }: Placing): Promise<Order> {
  const { idempotencyKey: key, form: request, now } = call;
  const idempotent = { deps, scope: `order:${scopeOf(owner)}`, key, request, now };
  return retryOnConflict(deps, now, () =>
    withTransaction(deps.db, (db) =>
      oncePerOrder(db, idempotent, () => placeNewOrder(db, deps, newOrderOf(db, { deps, owner, call }))),
    ),
  );
}

/** The order parameters for a shopper, including the limits on unpaid orders. */
function newOrderOf(db: Db, { deps, owner, call }: Placing): NewOrderCall {
  const { form, language, session, ownPhone, cardToken, ip, now } = call;
  const claim = { phone: form.contact.phone, ownPhone, cardToken, ip, now };
  return {
    owner,
    userId: 'userId' in owner ? owner.userId : null,
    form,
    language,
    session,
    network: networkHmac(deps.secret, ip),
    claim: (of) => limitOrder(db, deps, { ...claim, ...of }),
    now,
  };
}
