import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Order } from '#contract/order.ts';
import type { Db } from '#database/connect.ts';
import { type IdempotentCall, onceWithKey } from '#server/kit/idempotency.ts';
import { type PresentDeps, presentKnownOrder } from '../read-order-view.ts';

const onceAnAnswer = onceWithKey(Order);
/** The part of the stored response that every version of the shop has. */
const anyVersion = Compile(Type.Object({ number: Type.String() }));

/**
 * Runs the action once per key in the open transaction (every time if there is no key); a repeated call returns the first response. A
 * stored response in the format of another version is built again from the order as it is now. Refuses with IDEMPOTENCY_KEY_REUSED.
 */
export async function oncePerOrder(
  db: Db,
  { deps, ...call }: Omit<IdempotentCall, 'key'> & { key: string | undefined; deps: PresentDeps },
  run: () => Promise<Order>,
): Promise<Order> {
  const retell = async (stored: unknown) => {
    const { number } = anyVersion.Parse(stored);
    return presentKnownOrder(db, { deps, by: { number }, now: call.now });
  };
  return onceAnAnswer(db, call, { run, retell });
}
