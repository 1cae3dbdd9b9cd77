import type { Db } from '#database/connect.ts';
import type { ProviderCallDeps } from './provider-calls.ts';
import { selectHandRefunds } from './queries-refund.ts';
import { bookRefund } from './return-money.ts';

/** Money that no provider gives back was given back by hand: over the counter or in the provider's cabinet. Answers how many refunds. */
export async function bookByHand(
  db: Db,
  { deps, orderId }: { deps: ProviderCallDeps; orderId: number },
): Promise<number> {
  const refunds = await selectHandRefunds(db, orderId);
  for (const refund of refunds) await bookRefund(db, { deps, refund });
  return refunds.length;
}
