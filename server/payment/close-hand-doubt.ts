import type { Db } from '#database/connect.ts';
import { closeDoubtRow, selectHandDoubts } from './queries-doubt.ts';

/** STANDS: what the shop has written down is true. RETURNED: money that nobody waits for was given back at the provider. */
export type DoubtDecision = 'STANDS' | 'RETURNED';

export type ClosedDoubt =
  | { ok: true; provider: string; transactionId: string }
  | { ok: false; why: 'NONE' | 'SEVERAL' };

/** Closes the doubt of an order that waits for a person; the caller has locked the order. `SEVERAL`: the transaction must be named. */
export async function closeHandDoubt(
  db: Db,
  args: { orderId: number; transactionId: string | undefined; decision: DoubtDecision; now: Date },
): Promise<ClosedDoubt> {
  const { orderId, transactionId, decision: outcome, now } = args;
  const waiting = (await selectHandDoubts(db, { orderId })).filter(
    (doubt) => transactionId === undefined || doubt.transaction_id === transactionId,
  );
  const [doubt, ...others] = waiting;
  if (doubt === undefined) return { ok: false, why: 'NONE' };
  if (others.length > 0) return { ok: false, why: 'SEVERAL' };
  await closeDoubtRow(db, { paymentId: doubt.payment_id, outcome, now });
  return { ok: true, provider: doubt.provider, transactionId: doubt.transaction_id ?? '' };
}
