import type { Order } from '#contract/order.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { cancelUnshippedOrder } from './cancel-unshipped-order.ts';
import { oncePerOrder } from '../place/once-per-order.ts';
import { type PresentDeps, presentKnownOrder } from '../read-order-view.ts';
import { lockOrder, selectOrder } from '../queries.ts';

/**
 * Cancels an order on behalf of its shopper: returns its pieces to stock, ends pending payments, and queues a refund of what was paid.
 * Idempotent. Refuses with NOT_FOUND, or with ORDER_STATE_CONFLICT if the order is already being assembled or is in a final state.
 */
export async function cancelOrder(
  deps: PresentDeps & { db: Db },
  { number, idempotencyKey: key, now }: { number: string; idempotencyKey?: string | undefined; now: Date },
): Promise<Order> {
  const call = { deps, scope: `cancel:${number}`, key, request: null, now };
  return withTransaction(deps.db, (db) =>
    oncePerOrder(db, call, async () => {
      await lockOrder(db, { number });
      const order = await selectOrder(db, { number });
      if (order === undefined) throw new Refusal('NOT_FOUND');
      if (order.order_state !== 'CANCELLED') {
        const done = await cancelUnshippedOrder(db, { order, by: 'SHOPPER', now });
        if (!done.ok) throw new Refusal(done.code, { state: order.order_state });
      }
      return presentKnownOrder(db, { deps, by: { id: order.id }, now });
    }),
  );
}
