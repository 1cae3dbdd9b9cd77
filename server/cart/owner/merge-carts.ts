import type { Cart } from '#contract/cart.ts';
import { lineId } from '#domain/cart/line-key.ts';
import { isSameLine, mergeWishes } from '#domain/cart/merge-wishes.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import { emptyCart, presentCart } from '../get-cart.ts';
import { type LoadedCart, type LoadedLine, loadCart } from '../load-cart.ts';
import { variantOf } from '../lines/line-variant.ts';
import { insertCart, touchCart } from '../queries.ts';
import { deleteLines, upsertLines } from '../lines/queries-line.ts';
import { endHolds } from '../hold/queries-hold.ts';
import {
  deleteCart,
  lockHoldsOf,
  lockOneCart,
  transferCheckout,
  selectLinesOf,
  setQuantities,
} from './queries-merge.ts';
import { releaseUnwanted } from '../hold/release-pieces.ts';

export interface Merge {
  userId: number;
  /** The token in the cart cookie; undefined if the guest had no cart. */
  token: string | undefined;
  now: Date;
}

interface BothCarts {
  guestsId: string;
  ownId: string;
  now: Date;
}

/**
 * Merges the guest's cart into the user's after login (decisions 5, ui.md CRT-5), with as many pieces as are available, and deletes the
 * guest's cart, so that its cookie is useless. The guest's hold continues; a hold of the user on another device ends. Idempotent. Refuses
 * with UNAUTHENTICATED if the account has been closed in the meantime.
 */
export async function mergeCarts(db: Db, { userId, token, now }: Merge): Promise<Cart> {
  const owner = { userId };
  return withTransaction(db, async (db) => {
    const guestsId = token === undefined ? undefined : await lockOneCart(db, { token });
    const joined = guestsId === undefined ? undefined : await takeIn(db, { userId, guestsId, now });
    const cart = await loadCart(db, { owner, now });
    if (cart === undefined) return emptyCart;
    // nothing was merged: the cart is not locked, only returned
    if (joined === undefined) return presentCart(db, cart, now);
    const capped = await capAtStock(db, { cart, joined });
    return presentCart(db, await releaseUnwanted(db, capped), now);
  });
}

/** Returns the ids of the lines that were in both carts. */
async function takeIn(
  db: Db,
  { userId, guestsId, now }: { userId: number; guestsId: string; now: Date },
): Promise<string[]> {
  const owner = { userId };
  await lockUser(db, userId);
  await insertCart(db, { owner, now });
  const ownId = await lockOneCart(db, owner);
  if (ownId === undefined) throw new Error('the cart of the user is gone');
  const carts = { guestsId, ownId, now };
  await keepOneHold(db, carts);
  const joined = await uniteLines(db, carts);
  await transferCheckout(db, { from: guestsId, to: ownId });
  await deleteCart(db, guestsId);
  await touchCart(db, { cartId: ownId, now });
  return joined;
}

/** Keeps the guest's live hold and ends the user's; if the guest has none, keeps the user's. */
async function keepOneHold(db: Db, { guestsId, ownId, now }: BothCarts): Promise<void> {
  const holds = await lockHoldsOf(db, [guestsId, ownId]);
  const isGuestHolding = holds.some(
    (hold) => hold.cart_id === guestsId && hold.expires_at !== null && hold.expires_at > now,
  );
  const over = holds.filter((hold) => (hold.cart_id === guestsId) !== isGuestHolding);
  if (over.length > 0)
    await endHolds(
      db,
      over.map(({ id }) => id),
    );
}

async function uniteLines(db: Db, { guestsId, ownId }: BothCarts): Promise<string[]> {
  const lines = await selectLinesOf(db, [guestsId, ownId]);
  const own = lines.filter(({ cartId }) => cartId === ownId);
  const guests = lines.filter(({ cartId }) => cartId === guestsId);
  const united = mergeWishes({ own, guests });
  const dropped = own.filter((line) => !united.some((unitedLine) => isSameLine(unitedLine, line)));
  if (dropped.length > 0) await deleteLines(db, { cartId: ownId, lines: dropped });
  await upsertLines(db, { cartId: ownId, lines: united });
  return guests.flatMap((line) => (own.some((each) => isSameLine(each, line)) ? [lineId(line)] : []));
}

/** Reduces lines that were in both carts to the available quantity. */
async function capAtStock(
  db: Db,
  { cart, joined }: { cart: LoadedCart; joined: readonly string[] },
): Promise<LoadedCart> {
  const lines = cart.lines.map((line) =>
    joined.includes(line.id) && line.allocation.state === 'REDUCED' ? cappedLine(line) : line,
  );
  const changed = lines.filter((line) => !cart.lines.includes(line));
  const quantities = changed.map(({ wish }) => ({ ...wish, variant: variantOf(wish.options) }));
  await setQuantities(db, { cartId: cart.id, lines: quantities });
  return { ...cart, lines };
}

function cappedLine(line: LoadedLine): LoadedLine {
  const { wish, allocation } = line;
  const quantity = allocation.pieces.length;
  return {
    ...line,
    wish: { ...wish, quantity },
    allocation: { ...allocation, state: 'OK', nearest: [] },
  };
}
