import type { Cart } from '#contract/cart.ts';
import { extendedExpiry } from '#domain/cart/hold-rules.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { CartOwner } from '../owner/cart-owner.ts';
import { presentCart } from '../get-cart.ts';
import { oncePerCart } from './once-per-cart.ts';
import { moveHoldExpiry } from './queries-hold.ts';
import { loadLockedCart } from '../lock-cart.ts';
import { enqueueExpiry } from './start-hold.ts';

/** Extends the hold once, by its original length. Idempotent: a second call adds nothing. Refuses with CART_EMPTY if nothing is held. */
export async function extendHold(
  db: Db,
  {
    owner,
    idempotencyKey: key,
    now,
  }: { owner: CartOwner | undefined; idempotencyKey?: string | undefined; now: Date },
): Promise<Cart> {
  if (owner === undefined) throw new Refusal('CART_EMPTY');
  return withTransaction(db, (db) =>
    oncePerCart(db, { owner, operation: 'extend-hold', key, now }, async () => {
      const cart = await loadLockedCart(db, { owner, now });
      if (cart === undefined || cart.hold === null) throw new Refusal('CART_EMPTY');
      if (cart.hold.isExtended) return presentCart(db, cart, now);
      const hold = { ...cart.hold, expiresAt: extendedExpiry(cart.hold), isExtended: true };
      await moveHoldExpiry(db, { holdId: hold.id, expiresAt: hold.expiresAt });
      await enqueueExpiry(db, { holdId: hold.id, expiresAt: hold.expiresAt });
      return presentCart(db, { ...cart, hold }, now);
    }),
  );
}
