import type { Db } from '#database/connect.ts';
import type { ProviderCallDeps } from '../provider-call.ts';
import { selectManualRefunds, setPaperNumber } from './queries-refund.ts';
import { bookRefund } from './return-money.ts';

/** An amount that was refunded, and the method of its payment. Whole soʻm. */
export interface BookedRefund {
  method: string;
  amountSom: number;
}

export interface BookedBy {
  /** The refund's id; if omitted, all pending refunds of the order. */
  only?: number | undefined;
  /** The number of the cash order or of the bank transfer. */
  paperNumber?: string | undefined;
}

/** Books refunds that staff made manually, at the counter or in the provider's merchant portal, and returns them. */
export async function bookManualRefunds(
  db: Db,
  { deps, orderId, only, paperNumber }: { deps: ProviderCallDeps; orderId: number } & BookedBy,
): Promise<BookedRefund[]> {
  const waiting = await selectManualRefunds(db, orderId);
  const refunds = waiting.filter(({ id }) => only === undefined || id === only);
  for (const refund of refunds) {
    await bookRefund(db, { deps, refund, by: 'STAFF' });
    if (paperNumber !== undefined) await setPaperNumber(db, { id: refund.id, paperNumber });
  }
  return refunds.map(({ provider, amount_som: amountSom }) => ({ method: provider, amountSom }));
}
