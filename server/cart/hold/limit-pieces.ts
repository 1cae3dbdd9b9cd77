import type { PriceType } from '#domain/pricing/price-for.ts';
import type { Db } from '#database/connect.ts';
import type { Limits } from '#server/config/config-limits.ts';
import { countLimitHit } from '#server/kit/limits/limit-hits.ts';
import { networkList } from '#server/kit/limits/network-list.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { hmac } from '#server/kit/crypto/signing.ts';
import { lockSubjects, selectSubjectCounts } from './queries-subjects.ts';

export interface LimitPiecesDeps {
  limits: Limits;
  /** Key of the HMACs under which networks, phones, users and cards are stored. */
  secret: string;
}

/** The subjects whose limits the pieces of a hold count against, in their stored form. */
export type Subjects = readonly Buffer[];

/** Pieces count against the network while no phone is proven; pieces and orders count against phone, user and card. */
export type Subject =
  | { network: string }
  | { provenPhone: string }
  | { unprovenPhone: string }
  | { userId: number }
  | { card: string };

export function subjectKey(secret: string, subject: Subject): Buffer {
  const [[name, value] = ['', '']] = Object.entries(subject);
  return hmac(secret, `held:${name}:${value}`);
}

/** Returns the network to count against; null for a store's network, which is exempt. */
export function countedNetwork({ storeNetworks }: Limits, ip: string): string | null {
  return networkList(storeNetworks)(ip) ? null : networkOf(ip);
}

export interface Held {
  orders: number;
  pieces: number;
}

/** Returns the orders and pieces of each subject's live holds, excluding one hold. Locks the subjects until the transaction ends. */
export async function countHeld(
  db: Db,
  args: { subjects: Subjects; exceptHoldId: number | null; now: Date },
): Promise<Held[]> {
  if (args.subjects.length === 0) return [];
  await lockSubjects(db, args.subjects);
  const rows = await selectSubjectCounts(db, args);
  return args.subjects.map((subject) => {
    const row = rows.find((one) => one.subject.equals(subject));
    return { orders: row?.orders ?? 0, pieces: row?.pieces ?? 0 };
  });
}

/** Returns how many unpaid orders and pieces a customer may have. */
export function openLimits(limits: Limits, priceType: PriceType): Held {
  return priceType === 'B2B'
    ? { orders: limits.openOrdersBusiness, pieces: limits.openPiecesBusiness }
    : { orders: limits.openOrders, pieces: limits.openPieces };
}

export interface HoldWish {
  /** The pieces of the checkout, including those it already holds. */
  pieces: readonly { priceSom: number | null }[];
  /** The cart's live hold. */
  holdId: number | null;
  /** Proven by a login or a code; null = no proven phone. */
  phone: string | null;
  userId: number | null;
  priceType: PriceType;
  ip: string;
  now: Date;
}

/**
 * Checks whether a checkout may hold these pieces, and returns the subjects they count against: the phone and its user if a phone is
 * proven, otherwise the network. Refuses with HOLD_NEEDS_PHONE (facts: reason, most) and ORDER_LIMIT (facts: orders, pieces).
 */
export async function limitHold(
  db: Db,
  { limits, secret }: LimitPiecesDeps,
  wish: HoldWish,
): Promise<{ subjects: Subjects; network: Buffer | null }> {
  const { phone, userId, pieces } = wish;
  const key = (subject: Subject) => subjectKey(secret, subject);
  const counting = { exceptHoldId: wish.holdId, now: wish.now };
  if (phone !== null) {
    const subjects = [key({ provenPhone: phone }), ...(userId === null ? [] : [key({ userId })])];
    const most = openLimits(limits, wish.priceType);
    const held = await countHeld(db, { subjects, ...counting });
    if (held.some((one) => one.pieces + pieces.length > most.pieces)) {
      countLimitHit('OPEN_PIECES');
      throw new Refusal('ORDER_LIMIT', { ...most });
    }
    return { subjects, network: null };
  }
  const name = countedNetwork(limits, wish.ip);
  if (name === null) return { subjects: [], network: null };
  requireFewUnproven(limits, pieces);
  const network = key({ network: name });
  const [held] = await countHeld(db, { subjects: [network], ...counting });
  if ((held?.pieces ?? 0) + pieces.length > limits.heldPiecesPerNetwork) {
    countLimitHit('HELD_PIECES_PER_NETWORK');
    throw new Refusal('HOLD_NEEDS_PHONE', { reason: 'NETWORK', most: limits.heldPiecesPerNetwork });
  }
  return { subjects: [network], network };
}

function requireFewUnproven(limits: Limits, pieces: readonly { priceSom: number | null }[]): void {
  const sumSom = pieces.reduce((sum, { priceSom }) => sum + (priceSom ?? 0), 0);
  const isMany = pieces.length > limits.heldPiecesUnproven;
  if (!isMany && sumSom <= limits.heldSomUnproven) return;
  countLimitHit(isMany ? 'HELD_PIECES_UNPROVEN' : 'HELD_SOM_UNPROVEN');
  const facts = isMany
    ? { reason: 'PIECES', most: limits.heldPiecesUnproven }
    : { reason: 'SUM', most: limits.heldSomUnproven };
  throw new Refusal('HOLD_NEEDS_PHONE', facts);
}
