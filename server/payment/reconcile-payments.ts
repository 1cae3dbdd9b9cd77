import type { Providers } from './open-payment.ts';
import { type ProviderCallDeps, cancelTransaction, settleTransaction } from './provider-calls.ts';
import { type PaymentRow, selectLongOpen } from './queries.ts';
import { transactionOf } from './transaction.ts';

/** A provider has that long to call by itself. */
const patienceMs = 2 * 60 * 1000;

/**
 * Asks the providers about transactions that are open for long, and books what they say: a lost answer costs nobody money. One that
 * cannot be reached does not keep the others waiting.
 */
export async function reconcilePayments(deps: ProviderCallDeps & { providers: Providers }): Promise<void> {
  const open = await selectLongOpen(deps.db, new Date(deps.now().getTime() - patienceMs));
  const failures: unknown[] = [];
  for (const payment of open) {
    await reconcile(deps, payment).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments could not be reconciled`);
}

async function reconcile(
  deps: ProviderCallDeps & { providers: Providers },
  payment: PaymentRow & { number: string },
): Promise<void> {
  const { provider } = payment;
  const transaction = transactionOf(payment, payment.number);
  const state = await deps.providers.get(provider)?.fetchState?.(transaction);
  if (state === 'PAID') await settleTransaction(deps, { provider, id: transaction.id });
  if (state === 'FAILED')
    await cancelTransaction(deps, { provider, id: transaction.id, failure: 'DECLINED', onlyOpen: true });
}
