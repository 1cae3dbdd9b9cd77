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
  /** The phone of every order must be proven by a code. */
  requiresPhoneCode: boolean;
}

export interface OrderClaim {
  cart: LoadedCart;
  /** The order's phone, E.164. */
  phone: string;
  /** The verified phone of the user who orders. */
  ownPhone: string | null;
  /** The card that is charged; undefined = none is. */
  cardToken: string | undefined;
  isOnline: boolean;
  ip: string;
  now: Date;
}

export interface ClaimedOrder {
  /** When the order's phone was proven; null = it was not. */
  phoneVerifiedAt: Date | null;
  subjects: Subjects;
  /** The phone is to be proven first: every phone is, or somebody who did not prove theirs has met a limit. */
  needsProof: boolean;
}

/**
 * Whether these pieces may be ordered before they are paid. An order under a proven phone counts for the phone, the user and the card;
 * one under an unproven phone for the network and that phone, apart from the proven orders of its owner. Refuses ORDER_LIMIT (facts:
 * orders, pieces) and PREPAYMENT_NEEDED.
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

/** Who let orders expire pays the next one online. Returns whether they did. Refuses PREPAYMENT_NEEDED. */
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
  // the phone must be proven first, so that a stranger learns nothing of its orders
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
