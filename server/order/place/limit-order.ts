import { lapsesSince } from '#domain/order/reservation.ts';
import { phoneProvenAt } from '#domain/order/phone-proof.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import {
  countedNetwork,
  countHeld,
  type LimitPiecesDeps,
  openLimits,
  type Subject,
  subjectKey,
  type Subjects,
} from '#server/cart/hold/limit-pieces.ts';
import { type LoadedCart, piecesOf } from '#server/cart/load-cart.ts';
import { countLimitHit } from '#server/kit/limits/limit-hits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { countLapsedOrders } from './queries-lapsed.ts';

export interface LimitOrderDeps extends LimitPiecesDeps {
  /** Every order's phone must be proven by a code. */
  requiresPhoneCode: boolean;
}

export interface OrderClaim {
  cart: LoadedCart;
  /** The order's phone, E.164. */
  phone: string;
  /** The verified phone of the ordering user. */
  ownPhone: string | null;
  /** Token of the card to be charged; undefined = none. */
  cardToken: string | undefined;
  isOnline: boolean;
  ip: string;
  now: Date;
}

export interface ClaimedOrder {
  /** When the order's phone was proven; null = it was not. */
  phoneVerifiedAt: Date | null;
  subjects: Subjects;
  /** The phone must be proven first, either because every phone must be, or because an unproven order has reached a limit. */
  needsProof: boolean;
}

/**
 * Checks whether these pieces may be ordered before payment. An order with a proven phone counts against the limits of the phone, the user
 * and the card; an order with an unproven phone counts against those of the network and that phone, separately from the proven orders of
 * its owner. Refuses with ORDER_LIMIT (facts: orders, pieces) or PREPAYMENT_NEEDED.
 */
export async function limitOrder(db: Db, deps: LimitOrderDeps, claim: OrderClaim): Promise<ClaimedOrder> {
  const { cart, phone, ownPhone, now } = claim;
  const phoneVerifiedAt = phoneProvenAt({ phone, ownPhone, proof: cart.proof }, now);
  const isProven = phoneVerifiedAt !== null;
  if (!isProven && deps.requiresPhoneCode) return { phoneVerifiedAt, subjects: [], needsProof: true };
  const isLapsed = await requirePaidNow(db, deps, { ...claim, isProven });
  const most = openLimits(deps.limits, cart.priceType);
  const named = isProven ? provenSubjects(claim) : unprovenSubjects(deps, claim);
  const subjects = named.map((subject) => subjectKey(deps.secret, subject));
  const held = await countHeld(db, { subjects, exceptHoldId: cart.hold?.id ?? null, now });
  const wanted = piecesOf(cart).length;
  const isOver = named.some((subject, index) => {
    const { orders = 0, pieces = 0 } = held[index] ?? {};
    if ('network' in subject) return pieces + wanted > deps.limits.heldPiecesPerNetwork;
    return orders + 1 > most.orders || pieces + wanted > most.pieces;
  });
  if (isOver) countLimitHit(isProven ? 'OPEN_ORDERS' : 'HELD_PIECES_PER_NETWORK');
  if (isOver && isProven) throw new Refusal('ORDER_LIMIT', { ...most });
  return { phoneVerifiedAt, subjects, needsProof: !isProven && (isOver || isLapsed) };
}

/** A shopper who let orders expire must pay the next one online. Returns whether this applies. Refuses with PREPAYMENT_NEEDED. */
export async function requirePaidNow(
  db: ReadDb,
  { limits }: Pick<LimitPiecesDeps, 'limits'>,
  order: Pick<OrderClaim, 'phone' | 'isOnline' | 'now'> & {
    cart: { userId: number | null };
    isProven: boolean;
  },
): Promise<boolean> {
  const { phone, isProven, now } = order;
  const by = { phone, onlyProven: isProven, userId: order.cart.userId, since: lapsesSince(now) };
  const isLapsed = (await countLapsedOrders(db, by)) >= limits.lapsedOrders;
  // the phone must be proven first, so that a stranger learns nothing about its orders
  if (!isLapsed || order.isOnline || !isProven) return isLapsed;
  countLimitHit('LAPSED_ORDERS');
  throw new Refusal('PREPAYMENT_NEEDED');
}

function provenSubjects({ cart, phone, cardToken }: OrderClaim): Subject[] {
  return [
    { provenPhone: phone },
    ...(cart.userId === null ? [] : [{ userId: cart.userId }]),
    ...(cardToken === undefined ? [] : [{ card: cardToken }]),
  ];
}

function unprovenSubjects({ limits }: LimitPiecesDeps, { phone, cart, ip }: OrderClaim): Subject[] {
  const network = countedNetwork(limits, ip);
  return [
    { unprovenPhone: phone },
    ...(cart.userId === null ? [] : [{ userId: cart.userId }]),
    ...(network === null ? [] : [{ network }]),
  ];
}
