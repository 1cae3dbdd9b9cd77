import { withTransaction } from '#database/transaction.ts';
import type { ProviderCallDeps } from '../provider-call.ts';
import type { TransactionKey } from '../queries.ts';
import { insertDiscrepancy } from './queries-discrepancy.ts';

/** Records that a provider contradicted itself or us about a transaction; the task `resolve-discrepancies` finds out which is true. */
export async function recordDiscrepancy(deps: ProviderCallDeps, key: TransactionKey): Promise<void> {
  await withTransaction(deps.db, (db) => insertDiscrepancy(db, { ...key, now: deps.now() }));
}
