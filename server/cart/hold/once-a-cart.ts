import { Cart } from '#contract/cart.ts';
import type { Db } from '#database/connect.ts';
import { onceWithKey } from '#server/kit/idempotency.ts';
import { type CartOwner, scopeOf } from '../owner/cart-owner.ts';
import { getCart } from '../get-cart.ts';

export interface KeyedCall {
  owner: CartOwner;
  /** What is called: a key of one operation never meets a key of another. */
  operation: 'hold' | 'extend-hold' | 'release-hold' | 'replace-lost';
  /** The Idempotency-Key; undefined = the call is made each time. */
  key: string | undefined;
  /** The other fields of the request. */
  request?: unknown;
  now: Date;
}

const once = onceWithKey(Cart);

/**
 * Makes a call about a cart once per key, in the open transaction. A repeat gets the first answer; where another version of the shop gave
 * that answer, it gets the cart as it is now. Refuses IDEMPOTENCY_KEY_REUSED.
 */
export async function onceACart(
  db: Db,
  { owner, operation, key, request = null, now }: KeyedCall,
  run: () => Promise<Cart>,
): Promise<Cart> {
  const call = { scope: `${operation}:${scopeOf(owner)}`, key, request, now };
  return once(db, call, { run, retell: async () => (await getCart(db, { owner, now })).cart });
}
