import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import {
  resolveManualDiscrepancy,
  type ResolvedDiscrepancy,
  type DiscrepancyDecision,
} from '#server/payment/discrepancies/resolve-manual-discrepancy.ts';
import { getLockedOrder } from './advance-order.ts';
import { recordEvent } from './record-event.ts';

export interface DiscrepancyResolution {
  number: string;
  /** The provider's transaction id; undefined if the order has only one discrepancy. */
  transactionId: string | undefined;
  decision: DiscrepancyDecision;
  /** The reason, for the audit. */
  reason: string;
  now: Date;
}

/**
 * Records in the order's history what the staff found out about a payment that differs between shop and provider. Does not change the
 * ledger: money to be returned is a separate refund, or was refunded at the provider. Refuses with NOT_FOUND.
 */
export async function resolveDiscrepancy(
  db: Db,
  resolution: DiscrepancyResolution,
): Promise<ResolvedDiscrepancy> {
  const { number, transactionId, decision, reason, now } = resolution;
  return withTransaction(db, async (db) => {
    const order = await getLockedOrder(db, number);
    const closed = await resolveManualDiscrepancy(db, { orderId: order.id, transactionId, decision, now });
    if (!closed.ok) return closed;
    const finding = `${closed.provider} ${closed.transactionId} ${decision}: ${reason}`;
    await recordEvent(db, { order, kind: 'DISCREPANCY_CLOSED', by: 'STAFF', reason: finding, now });
    return closed;
  });
}
