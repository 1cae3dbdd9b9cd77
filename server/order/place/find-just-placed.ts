import type { Order } from '#contract/order.ts';
import { minuteMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import type { CartOwner } from '#server/cart/owner/cart-owner.ts';
import { findCartId } from '#server/cart/owner/find-cart-id.ts';
import { type PresentDeps, presentOrder } from '../present-order.ts';
import { withoutShopper } from '../wire.ts';

/** How long an order counts as just placed: as long as it is reserved for an online payment (decisions 5). */
const justNowMs = 30 * minuteMs;

/**
 * The order that came last out of this cart, a moment ago: for those who turn back at the provider's page, and for those who never got the answer
 * that the order is placed. It shows what its link shows.
 */
export async function findJustPlaced(
  deps: PresentDeps & { db: Db },
  { owner, now }: { owner: CartOwner | undefined; now: Date },
): Promise<Order | null> {
  const cartId = owner && (await findCartId(deps.db, owner));
  if (cartId === undefined) return null;
  const newest = await deps.db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('created_at', '>', new Date(now.getTime() - justNowMs))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const order = newest && (await presentOrder(deps.db, { deps, by: { id: newest.id }, now }));
  return order === undefined ? null : withoutShopper(order);
}
