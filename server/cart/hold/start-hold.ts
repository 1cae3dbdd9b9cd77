import type { Cart } from '#contract/cart.ts';
import {
  holdExpiry,
  holdMinutes,
  holdRules,
  mayHold,
  startsSince,
  unorderedSince,
} from '#domain/cart/hold-rules.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { countLimitHit, limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { CartOwner } from '../owner/cart-owner.ts';
import type { ExpireDeps } from './expire-holds.ts';
import { presentCart } from '../get-cart.ts';
import { limitHold, type LimitPiecesDeps } from './limit-pieces.ts';
import {
  countUnorderedOfNetwork,
  insertHold,
  insertHoldStart,
  lockPhoneOfHolds,
  selectHoldStarts,
} from './queries-hold.ts';
import { replaceSubjects } from './queries-subjects.ts';
import { oncePerCart } from './once-per-cart.ts';
import { type LiveHold, type LoadedCart, piecesOf } from '../load-cart.ts';
import type { CartPiece } from '../load-pieces.ts';
import { loadLockedCart } from '../lock-cart.ts';
import { retryOnConflict, requireNoExpiredHold, reserveAll } from './reserve-items.ts';

export type HoldDeps = ExpireDeps & LimitPiecesDeps;

export interface Entering {
  owner: CartOwner | undefined;
  /** The verified phone of the logged-in user, E.164; null = a guest, or a user without a phone. */
  ownPhone: string | null;
  /** The caller's address. */
  ip: string;
  /** A repeat with the same key returns the first response; undefined = every call is executed. */
  idempotencyKey?: string | undefined;
  now: Date;
}

/**
 * Enters the checkout: holds up to 10 pieces of the cart for the minutes of the setting, usually 15. A live hold keeps its end and includes
 * new lines. Pieces held by another shopper are reported in the cart's lines. Refuses with CART_EMPTY, HOLD_LIMIT (more than 3 an hour for
 * this cart or phone), and as `limitHold`.
 */
export async function startHold(
  deps: HoldDeps,
  { owner, ownPhone, ip, idempotencyKey: key, now }: Entering,
): Promise<Cart> {
  if (owner === undefined) throw new Refusal('CART_EMPTY');
  return retryOnConflict(deps, now, () =>
    withTransaction(deps.db, (db) =>
      oncePerCart(db, { owner, operation: 'hold', key, now }, async () => {
        const cart = await loadLockedCart(db, { owner, now });
        if (cart === undefined || cart.lines.length === 0) throw new Refusal('CART_EMPTY');
        return presentCart(db, await holdWanted(db, deps, { cart, ownPhone, ip, now }), now);
      }),
    ),
  );
}

/**
 * Reserves the pieces of the cart's lines in its hold, which is created if there is none; returns the cart after that. Refuses with
 * HOLD_LIMIT, and as `limitHold`; throws StaleRead (see retryOnConflict). The caller has locked the cart.
 */
export async function holdWanted(
  db: Db,
  deps: LimitPiecesDeps,
  { cart, ownPhone, ip, now }: Pick<Entering, 'ownPhone' | 'ip' | 'now'> & { cart: LoadedCart },
): Promise<LoadedCart> {
  const pieces = piecesOf(cart);
  const held = pieces.filter((piece) => piece.isHeld);
  const wanted = pieces.filter((piece) => !piece.isHeld).slice(0, holdRules.pieces - held.length);
  requireNoExpiredHold(cart, wanted);
  if (wanted.length === 0) return cart;
  const phone = ownPhone ?? cart.proof?.phone ?? null;
  const { userId, priceType } = cart;
  const wish = {
    pieces: [...held, ...wanted],
    holdId: cart.hold?.id ?? null,
    phone,
    userId,
    priceType,
    ip,
    now,
  };
  const { subjects, network } = await limitHold(db, deps, wish);
  const hold =
    cart.hold ??
    (await openHold(db, deps, { cartId: cart.id, phone, network, minutes: cart.checkout.holdMinutes, now }));
  await replaceSubjects(db, { holdId: hold.id, subjects });
  await reserveAll(db, { holdId: hold.id, wanted });
  return withHeld({ ...cart, hold }, new Set(wanted));
}

function withHeld(cart: LoadedCart, taken: ReadonlySet<CartPiece>): LoadedCart {
  const held = (piece: CartPiece) => (taken.has(piece) ? { ...piece, isHeld: true } : piece);
  return {
    ...cart,
    pieces: cart.pieces.map(held),
    lines: cart.lines.map((line) => {
      const { allocation } = line;
      return { ...line, allocation: { ...allocation, pieces: allocation.pieces.map(held) } };
    }),
  };
}

interface NewHold {
  cartId: string;
  phone: string | null;
  /** The network that the hold counts against; null = it counts against its phone, or against nobody. */
  network: Buffer | null;
  /** By the setting. */
  minutes: number;
  now: Date;
}

async function openHold(
  db: Db,
  { limits }: LimitPiecesDeps,
  { cartId, phone, network, minutes: usual, now }: NewHold,
): Promise<LiveHold> {
  if (phone !== null) await lockPhoneOfHolds(db, phone);
  const rows = await selectHoldStarts(db, { cartId, phone, since: unorderedSince(now) });
  const lastHour = rows.filter((row) => row.started_at > startsSince(now));
  const starts = lastHour.map((row) => ({ cartId: row.cart_id, phone: row.phone, at: row.started_at }));
  const may = mayHold({ cartId, phone }, { starts, perHour: limits.holdsPerHour, now });
  if (!may.ok)
    throw limitRefusal('HOLDS_PER_HOUR', 'HOLD_LIMIT', { retryAfterSeconds: may.retryAfterSeconds });
  const unordered = {
    own: rows.filter((row) => !row.ordered).length,
    network: network === null ? 0 : await countUnorderedOfNetwork(db, { network, now }),
  };
  const minutes = holdMinutes(unordered, { minutes: usual, limits });
  if (minutes < usual) countLimitHit('HOLD_LENGTH');
  const expiresAt = holdExpiry(now, minutes);
  const id = await insertHold(db, { cartId, now, expiresAt });
  await insertHoldStart(db, { cartId, phone, network, now });
  await enqueueExpiry(db, { holdId: id, expiresAt });
  return { id, startedAt: now, expiresAt, isExtended: false };
}

/** Schedules the job that ends the hold; a later end replaces it. */
export async function enqueueExpiry(
  db: Db,
  { holdId, expiresAt }: { holdId: number; expiresAt: Date },
): Promise<void> {
  await enqueue(db, { task: 'expire-holds', runAt: expiresAt, key: `expire-hold:${holdId}` });
}
