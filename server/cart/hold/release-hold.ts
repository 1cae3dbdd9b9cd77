import type { Cart } from '#contract/cart.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import type { CartOwner } from '../owner/cart-owner.ts';
import { emptyCart, presentCart } from '../get-cart.ts';
import { oncePerCart } from './once-per-cart.ts';
import { endHolds } from './queries-hold.ts';
import { loadLockedCart } from '../lock-cart.ts';

/** Leaves the checkout and makes the held pieces available again at once. Idempotent. */
export async function releaseHold(
  db: Db,
  {
    owner,
    idempotencyKey: key,
    now,
  }: { owner: CartOwner | undefined; idempotencyKey?: string | undefined; now: Date },
): Promise<Cart> {
  if (owner === undefined) return emptyCart;
  return withTransaction(db, (db) =>
    oncePerCart(db, { owner, operation: 'release-hold', key, now }, async () => {
      const cart = await loadLockedCart(db, { owner, now });
      if (cart === undefined) return emptyCart;
      const holdId = cart.hold?.id ?? cart.expiredHoldId;
      if (holdId !== null) await endHolds(db, [holdId]);
      return presentCart(db, { ...cart, hold: null }, now);
    }),
  );
}
