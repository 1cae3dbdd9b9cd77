import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import {
  resolveManualDiscrepancy,
  type ResolvedDiscrepancy,
  type DiscrepancyDecision,
} from '#server/payment/discrepancies/resolve-manual-discrepancy.ts';
import { getLockedOrder } from './advance-order.ts';
import { noteEvent } from './note-event.ts';

export interface DiscrepancyResolution {
  number: string;
  /** The provider's own name of the payment; undefined = the order has one discrepancy only. */
  transactionId: string | undefined;
  decision: DiscrepancyDecision;
  /** Why, for the record. */
  reason: string;
  now: Date;
}

/**
 * Staff found out the true state of a payment that differs between shop and provider; the finding is recorded in the order's history.
 * The ledger does not change: money that goes back is a refund, or was refunded at the provider. Refuses NOT_FOUND.
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
    await noteEvent(db, { order, kind: 'DISCREPANCY_CLOSED', by: 'STAFF', reason: finding, now });
    return closed;
  });
}
