import type { Db } from '#database/connect.ts';
import type { ProviderCallDeps } from '../provider-call.ts';
import { selectManualRefunds } from './queries-refund.ts';
import { bookRefund } from './return-money.ts';

/** What was given back and how it had come: in cash, by card, through a provider. Whole soʻm. */
export interface BookedRefund {
  method: string;
  amountSom: number;
}

/** Books refunds that staff made manually, over the counter or in the provider's cabinet, and answers them. */
export async function bookManualRefunds(
  db: Db,
  { deps, orderId }: { deps: ProviderCallDeps; orderId: number },
): Promise<BookedRefund[]> {
  const refunds = await selectManualRefunds(db, orderId);
  for (const refund of refunds) await bookRefund(db, { deps, refund, by: 'STAFF' });
  return refunds.map(({ provider, amount_som: amountSom }) => ({ method: provider, amountSom }));
}
