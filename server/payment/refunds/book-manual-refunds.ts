import type { Db } from '#database/connect.ts';
import type { ProviderCallDeps } from '../provider-call.ts';
import { selectManualRefunds } from './queries-refund.ts';
import { bookRefund } from './return-money.ts';

/** Books refunds that staff made manually, over the counter or in the provider's cabinet. Answers how many. */
export async function bookManualRefunds(
  db: Db,
  { deps, orderId }: { deps: ProviderCallDeps; orderId: number },
): Promise<number> {
  const refunds = await selectManualRefunds(db, orderId);
  for (const refund of refunds) await bookRefund(db, { deps, refund, by: 'STAFF' });
  return refunds.length;
}
