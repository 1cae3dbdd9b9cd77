import type { Order } from '#contract/order.ts';
import { minuteMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import type { CartOwner } from '#server/cart/owner/cart-owner.ts';
import { findCartId } from '#server/cart/owner/find-cart-id.ts';
import { type PresentDeps, readOrderView } from '../read-order-view.ts';
import { withoutShopper } from '../wire.ts';

/** How long an order counts as just placed: as long as the reservation for an online payment (decisions 5). */
const justNowMs = 30 * minuteMs;

/**
 * Returns the order most recently placed from this cart, for shoppers who come back from the provider's page or never received the
 * response to placing it. Returns the same data as the order's link.
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
  const order = newest && (await readOrderView(deps.db, { deps, by: { id: newest.id }, now }));
  return order === undefined ? null : withoutShopper(order);
}
