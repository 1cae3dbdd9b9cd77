import type { Cart } from '#contract/cart.ts';
import { lineId } from '#domain/cart/line-key.ts';
import { isSameLine, uniteWishes } from '#domain/cart/unite-wishes.ts';
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
  passCheckout,
  selectLinesOf,
  setQuantities,
} from './queries-merge.ts';
import { releaseUnwanted } from '../hold/release-pieces.ts';

export interface Merge {
  userId: number;
  /** The cart's token in the cookie; undefined: the guest had no cart. */
  token: string | undefined;
  now: Date;
}

interface BothCarts {
  guestsId: string;
  ownId: string;
  now: Date;
}

/**
 * After login: the guest's cart goes into the user's (decisions 5, ui.md CRT-5), as many pieces as there are, and is deleted, so that its
 * cookie opens nothing. A checkout that the guest is in goes on with its hold; one of the user on another device ends. Once more, it
 * changes nothing. Refuses UNAUTHENTICATED: the account was closed meanwhile.
 */
export async function mergeCarts(db: Db, { userId, token, now }: Merge): Promise<Cart> {
  const owner = { userId };
  return withTransaction(db, async (db) => {
    const guestsId = token === undefined ? undefined : await lockOneCart(db, { token });
    const joined = guestsId === undefined ? undefined : await takeIn(db, { userId, guestsId, now });
    const cart = await loadCart(db, { owner, now });
    if (cart === undefined) return emptyCart;
    // nothing came: the cart is not locked, and only shown
    if (joined === undefined) return presentCart(db, cart, now);
    const capped = await capAtStock(db, { cart, joined });
    return presentCart(db, await releaseUnwanted(db, capped), now);
  });
}

/** Returns the names of the lines that were in both. */
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
  await passCheckout(db, { from: guestsId, to: ownId });
  await deleteCart(db, guestsId);
  await touchCart(db, { cartId: ownId, now });
  return joined;
}

/** The guest's live hold stays, and the user's ends; without one the user's stays. */
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
  const united = uniteWishes({ own, guests });
  const dropped = own.filter((line) => !united.some((unitedLine) => isSameLine(unitedLine, line)));
  if (dropped.length > 0) await deleteLines(db, { cartId: ownId, lines: dropped });
  await upsertLines(db, { cartId: ownId, lines: united });
  return guests.flatMap((line) => (own.some((each) => isSameLine(each, line)) ? [lineId(line)] : []));
}

/** A line that was in both carts wishes for no more pieces than it can have. */
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
