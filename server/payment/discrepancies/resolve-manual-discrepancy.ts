import type { Db } from '#database/connect.ts';
import { resolveDiscrepancyRow, selectManualDiscrepancies } from './queries-discrepancy.ts';

/** STANDS: the shop's record is true. RETURNED: the money was refunded at the provider. */
export type DiscrepancyDecision = 'STANDS' | 'RETURNED';

export type ResolvedDiscrepancy =
  | { ok: true; provider: string; transactionId: string }
  | { ok: false; why: 'NONE' | 'SEVERAL' };

/** Resolves a discrepancy that is left to the staff; the caller has locked the order. `SEVERAL`: the transaction id must be given. */
export async function resolveManualDiscrepancy(
  db: Db,
  args: { orderId: number; transactionId: string | undefined; decision: DiscrepancyDecision; now: Date },
): Promise<ResolvedDiscrepancy> {
  const { orderId, transactionId, decision: outcome, now } = args;
  const waiting = (await selectManualDiscrepancies(db, { orderId })).filter(
    (discrepancy) => transactionId === undefined || discrepancy.transaction_id === transactionId,
  );
  const [discrepancy, ...more] = waiting;
  if (discrepancy === undefined) return { ok: false, why: 'NONE' };
  if (more.length > 0) return { ok: false, why: 'SEVERAL' };
  await resolveDiscrepancyRow(db, { paymentId: discrepancy.payment_id, outcome, now });
  return { ok: true, provider: discrepancy.provider, transactionId: discrepancy.transaction_id ?? '' };
}
