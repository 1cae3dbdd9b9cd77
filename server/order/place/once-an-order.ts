import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Order } from '#contract/order.ts';
import type { Db } from '#database/connect.ts';
import { type IdempotentCall, onceWithKey } from '#server/kit/idempotency.ts';
import { type PresentDeps, presentKnownOrder } from '../present-order.ts';

const onceAnAnswer = onceWithKey(Order);
/** Every version of the shop answers so much of an order. */
const anyVersion = Compile(Type.Object({ number: Type.String() }));

/**
 * Once per key in the open transaction (each time without one); a repeat gets the first answer. A stored answer of another version's form is made
 * again, from the order as it is now. Refuses IDEMPOTENCY_KEY_REUSED.
 */
export async function onceAnOrder(
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
