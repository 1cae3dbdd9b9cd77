import type { Order } from '#contract/order.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { callOff } from './call-off.ts';
import { onceAnOrder } from '../place/once-an-order.ts';
import { type PresentDeps, presentKnownOrder } from '../present-order.ts';
import { lockOrder, selectOrder } from '../queries.ts';

/**
 * The shopper calls the order off: its pieces are on sale again, an attempt to pay has ended, money that came in goes back by a job. Twice
 * is no error. Refuses NOT_FOUND, ORDER_STATE_CONFLICT (it is being assembled, or over).
 */
export async function cancelOrder(
  deps: PresentDeps & { db: Db },
  { number, idempotencyKey: key, now }: { number: string; idempotencyKey?: string | undefined; now: Date },
): Promise<Order> {
  const call = { deps, scope: `cancel:${number}`, key, request: null, now };
  return withTransaction(deps.db, (db) =>
    onceAnOrder(db, call, async () => {
      await lockOrder(db, { number });
      const order = await selectOrder(db, { number });
      if (order === undefined) throw new Refusal('NOT_FOUND');
      if (order.order_state !== 'CANCELLED') {
        const done = await callOff(db, { order, by: 'SHOPPER', now });
        if (!done.ok) throw new Refusal(done.code, { state: order.order_state });
      }
      return presentKnownOrder(db, { deps, by: { id: order.id }, now });
    }),
  );
}
