import { withTransaction } from '#database/transaction.ts';
import type { ProviderCallDeps } from './provider-calls.ts';
import type { TransactionKey } from './queries.ts';
import { insertDoubt } from './queries-doubt.ts';

/** Writes down that a provider contradicted itself or us about a transaction; `settle-doubts` finds out. */
export async function noteDoubt(deps: ProviderCallDeps, key: TransactionKey): Promise<void> {
  await withTransaction(deps.db, (db) => insertDoubt(db, { ...key, now: deps.now() }));
}
