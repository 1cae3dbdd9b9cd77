import type { Cart } from '#contract/cart.ts';
import { holdExpiry, holdRules, mayStartHold, startsSince } from '#domain/cart/hold-rules.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { CartOwner } from './cart-owner.ts';
import type { ExpireDeps } from './expire-holds.ts';
import { presentCart } from './get-cart.ts';
import { insertHold, insertHoldStart, selectHoldStarts } from './queries-hold.ts';
import { type LiveHold, piecesOf } from './load-cart.ts';
import { loadLockedCart } from './lock-cart.ts';
import { lookAgain, requireNoExpiredHold, takeAll } from './take-cart.ts';

/**
 * Entering checkout: holds the cart's pieces, at most 10, for 15 minutes. A live hold is kept as it is and takes new lines in. What
 * somebody else has is told by the lines of the cart. Refuses CART_EMPTY, HOLD_LIMIT (more than 3 in an hour).
 */
export async function startHold(
  deps: ExpireDeps,
  { owner, now }: { owner: CartOwner | undefined; now: Date },
): Promise<Cart> {
  if (owner === undefined) throw new Refusal('CART_EMPTY');
  return lookAgain(deps, now, () =>
    withTransaction(deps.db, async (db) => {
      const cart = await loadLockedCart(db, { owner, now });
      if (cart === undefined || cart.lines.length === 0) throw new Refusal('CART_EMPTY');
      const pieces = piecesOf(cart);
      const heldCount = pieces.filter((piece) => piece.isHeld).length;
      const wanted = pieces.filter((piece) => !piece.isHeld).slice(0, holdRules.pieces - heldCount);
      requireNoExpiredHold(cart, wanted);
      if (wanted.length === 0) return presentCart(db, cart, now);
      const hold = cart.hold ?? (await openHold(db, { cartId: cart.id, now }));
      await takeAll(db, { holdId: hold.id, wanted });
      return presentCart(db, { ...cart, hold }, now);
    }),
  );
}

async function openHold(db: Db, { cartId, now }: { cartId: string; now: Date }): Promise<LiveHold> {
  const starts = await selectHoldStarts(db, { cartId, since: startsSince(now) });
  const may = mayStartHold(starts, now);
  if (!may.ok) throw new Refusal('HOLD_LIMIT', { retryAfterSeconds: may.retryAfterSeconds });
  const expiresAt = holdExpiry(now);
  const id = await insertHold(db, { cartId, now, expiresAt });
  await insertHoldStart(db, { cartId, now });
  await enqueueExpiry(db, { holdId: id, expiresAt });
  return { id, expiresAt, isExtended: false };
}

/** The job that looks at the moment a hold ends; a later end replaces it. */
export async function enqueueExpiry(
  db: Db,
  { holdId, expiresAt }: { holdId: number; expiresAt: Date },
): Promise<void> {
  await enqueue(db, { task: 'expire-holds', runAt: expiresAt, key: `expire-hold:${holdId}` });
}
