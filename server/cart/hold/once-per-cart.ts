import { Cart } from '#contract/cart.ts';
import type { Db } from '#database/connect.ts';
import { onceWithKey } from '#server/kit/idempotency.ts';
import { type CartOwner, scopeOf } from '../owner/cart-owner.ts';
import { getCart } from '../get-cart.ts';

export interface KeyedCall {
  owner: CartOwner;
  /** The operation; keys of different operations are independent. */
  operation: 'hold' | 'extend-hold' | 'release-hold' | 'replace-lost';
  /** The Idempotency-Key; undefined = every call is executed. */
  key: string | undefined;
  /** The other fields of the request. */
  request?: unknown;
  now: Date;
}

const once = onceWithKey(Cart);

/**
 * Executes a call about a cart once per key, in the open transaction. A repeat returns the first response, or the current cart if a
 * different version of the shop stored that response. Refuses with IDEMPOTENCY_KEY_REUSED.
 */
export async function oncePerCart(
  db: Db,
  { owner, operation, key, request = null, now }: KeyedCall,
  run: () => Promise<Cart>,
): Promise<Cart> {
  const call = { scope: `${operation}:${scopeOf(owner)}`, key, request, now };
  return once(db, call, { run, retell: async () => (await getCart(db, { owner, now })).cart });
}
