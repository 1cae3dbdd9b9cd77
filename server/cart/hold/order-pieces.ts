import type { Piece } from '#contract/cart.ts';
import { holdExpiry } from '#domain/cart/hold-rules.ts';
import { rememberedPiece } from '#domain/cart/allocate-pieces.ts';
import type { LineOptions } from '#domain/cart/line-options.ts';
import type { WorkCalendar } from '#domain/delivery/calendar.ts';
import { type PickupReason, pickupReason } from '#domain/delivery/tariff.ts';
import type { OrderTerms } from '#domain/order/order-terms.ts';
import { type PricedPiece, type Sums, sumsOf } from '#domain/pricing/option-prices.ts';
import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { CartPromo } from '#server/pricing/promo-codes/find-cart-promo.ts';
import type { CartOwner } from '../owner/cart-owner.ts';
import { loadModels } from '../get-cart.ts';
import {
  endHolds,
  insertHold,
  removeHoldExpiry,
  lockOrderHold,
  moveOrderHold,
  transferHold,
} from './queries-hold.ts';
import type { PlacedPiece } from '../list-pickups.ts';
import { type LoadedCart, piecesOf, soldPiecesOf } from '../load-cart.ts';
import { loadLockedCart } from '../lock-cart.ts';
import type { Subjects } from './limit-pieces.ts';
import { deleteSubjectsOfOrder, replaceSubjects } from './queries-subjects.ts';
import { releaseUnwanted } from './release-pieces.ts';
import { enqueueExpiry } from './start-hold.ts';
import { requireNoExpiredHold, reserveAll } from './reserve-items.ts';
import { nearestFacts, pieceToWire } from '../wire.ts';

export interface ReservedPiece extends PlacedPiece, PricedPiece {
  itemId: number;
  options: LineOptions;
  /** The piece as in the contract, to be stored with the order. */
  piece: Piece;
}

export interface ReservedCart {
  cartId: string;
  holdId: number;
  promo: CartPromo | null;
  pieces: ReservedPiece[];
  /** Excluding delivery. */
  sums: Sums;
  /** Why couriers may not deliver it; null = they may. */
  pickupReason: PickupReason | null;
  calendar: WorkCalendar;
  /** What the shop promises now. */
  terms: OrderTerms;
}

/**
 * Reserves everything in the cart for an order: the pieces of its hold, and the rest from AVAILABLE pieces. `claim` is called before any
 * piece is reserved and returns the subjects they count against. Runs in the order's transaction.
 * Refuses with CART_EMPTY and ITEM_NOT_AVAILABLE (facts: the lost lines with their nearest pieces). Throws StaleRead (see retryOnConflict).
 */
export async function reserveItems<Claim extends { subjects: Subjects }>(
  db: Db,
  args: { owner: CartOwner; now: Date; claim: (cart: LoadedCart) => Promise<Claim> },
): Promise<ReservedCart & { claim: Claim }> {
  const cart = await loadLockedCart(db, args);
  if (cart === undefined || cart.lines.length === 0) throw new Refusal('CART_EMPTY');
  const pieces = piecesOf(cart);
  requireNoExpiredHold(cart, pieces);
  requireEveryLine(cart);
  const claim = await args.claim(cart);
  const hold = await releaseUnwanted(db, cart);
  const holdId =
    hold.hold?.id ??
    (await insertHold(db, {
      cartId: cart.id,
      now: args.now,
      expiresAt: holdExpiry(args.now, cart.checkout.holdMinutes),
    }));
  await replaceSubjects(db, { holdId, subjects: claim.subjects });
  await reserveAll(db, { holdId, wanted: pieces.filter((piece) => !piece.isHeld) });
  const models = await loadModels(db, cart);
  const sold = soldPiecesOf(cart);
  return {
    cartId: cart.id,
    holdId,
    claim,
    promo: cart.promo,
    sums: sumsOf(sold),
    pickupReason: pickupReason(
      sold.map(({ priceSom }) => priceSom),
      cart.shipping.insured,
    ),
    calendar: cart.shipping.calendar,
    terms: cart.checkout,
    pieces: sold.flatMap(({ piece, ...taken }) => {
      const model = models.get(piece.productId);
      if (model === undefined) return [];
      return [{ ...taken, itemId: piece.itemId, piece: pieceToWire(piece, model) }];
    }),
  };
}

/** Transfers the reserved pieces from the cart to the order, until `expiresAt`; null = until the shop acts. */
export async function transferToOrder(
  db: Db,
  args: { taken: ReservedCart; orderId: number; expiresAt: Date | null },
): Promise<void> {
  const { cartId, holdId } = args.taken;
  await transferHold(db, { holdId, cartId, orderId: args.orderId, expiresAt: args.expiresAt });
  if (args.expiresAt !== null) await enqueueExpiry(db, { holdId, expiresAt: args.expiresAt });
}

/** Returns until when the order's pieces are reserved: null = until the shop acts, undefined = not reserved. Locks the hold. */
export async function lockOrderPieces(db: Db, orderId: number): Promise<Date | null | undefined> {
  const hold = await lockOrderHold(db, orderId);
  return hold?.expires_at;
}

/** Stops counting the order's pieces against any limit, because the order is paid or the shop confirmed it. */
export async function stopCountingPieces(db: Db, orderId: number): Promise<void> {
  await deleteSubjectsOfOrder(db, orderId);
}

/** Reserves the order's pieces until the shop acts. */
export async function reserveIndefinitely(db: Db, orderId: number): Promise<void> {
  await removeHoldExpiry(db, orderId);
}

/** Reserves the order's pieces at least until then, because a provider is collecting the payment. */
export async function extendOrderPieces(
  db: Db,
  { orderId, until }: { orderId: number; until: Date },
): Promise<void> {
  const hold = await lockOrderHold(db, orderId);
  if (hold?.expires_at == null || hold.expires_at >= until) return;
  await moveExpiry(db, { holdId: hold.id, expiresAt: until });
}

/** Reserves the order's pieces at most until then, because no provider is collecting the payment any more. */
export async function shortenOrderPieces(
  db: Db,
  { orderId, until }: { orderId: number; until: Date },
): Promise<void> {
  const hold = await lockOrderHold(db, orderId);
  if (hold?.expires_at == null || hold.expires_at <= until) return;
  await moveExpiry(db, { holdId: hold.id, expiresAt: until });
}

async function moveExpiry(db: Db, moved: { holdId: number; expiresAt: Date }): Promise<void> {
  await moveOrderHold(db, moved);
  await enqueueExpiry(db, moved);
}

/** Makes the order's pieces available again. */
export async function releaseOrderPieces(db: Db, orderId: number): Promise<void> {
  const hold = await lockOrderHold(db, orderId);
  if (hold !== undefined) await endHolds(db, [hold.id]);
}

function requireEveryLine(cart: LoadedCart): void {
  const lost = cart.lines.filter(({ allocation }) => allocation.state !== 'OK');
  if (lost.length === 0) return;
  throw new Refusal('ITEM_NOT_AVAILABLE', {
    lines: lost.map(({ id, wish, allocation }) => ({
      id,
      key: wish.key,
      serialNumber: rememberedPiece(wish, cart.pieces)?.serialNumber ?? null,
      available: allocation.pieces.length,
      nearest: allocation.nearest.map(nearestFacts),
    })),
  });
}
