import { minuteMs } from '#domain/units/durations.ts';
import type { PaymentProvider } from '#providers/payment/port.ts';
import type { Providers } from './open-payment.ts';
import { cancelTransaction, settleTransaction } from './provider-calls.ts';
import type { ProviderCallDeps } from './provider-call.ts';
import { type PaymentRow, selectLongOpen } from './queries.ts';
import { transactionOf } from './transaction.ts';

/** Time in which a provider is expected to call by itself. */
const patienceMs = 2 * minuteMs;

type Deps = ProviderCallDeps & { providers: Providers };

/**
 * Queries the providers about transactions that have been open for long, and books the results, so that a lost response loses no money.
 * Transactions of a provider that cannot be queried end after that provider's time limit. An unreachable provider does not delay the
 * others.
 */
export async function reconcilePayments(deps: Deps): Promise<void> {
  const due = [...deps.providers.values()].flatMap((provider) => dueOf(provider, deps.now()));
  const open = due.length === 0 ? [] : await selectLongOpen(deps.db, due);
  const failures: unknown[] = [];
  for (const payment of open) {
    await reconcile(deps, payment).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments could not be reconciled`);
}

/** Selects transactions that started before a limit. A provider that reports by itself and has no time limit is left out. */
function dueOf(provider: PaymentProvider, now: Date) {
  const { name, openForMs } = provider;
  const waitMs = provider.fetchState === undefined ? openForMs : 0;
  if (waitMs === undefined) return [];
  return [{ provider: name, before: new Date(now.getTime() - waitMs - patienceMs) }];
}

async function reconcile(deps: Deps, payment: PaymentRow & { number: string }): Promise<void> {
  const { provider } = payment;
  const transaction = transactionOf(payment, payment.number);
  const { id } = transaction;
  const adapter = deps.providers.get(provider);
  if (adapter?.fetchState === undefined) {
    // `onlyOpen`: a payment that arrived since the query is not an error
    await cancelTransaction(deps, { provider, id, failure: 'TIMED_OUT', onlyOpen: true });
    return;
  }
  const state = await adapter.fetchState(transaction);
  if (state === 'PAID') await settleTransaction(deps, { provider, id });
  if (state === 'FAILED')
    await cancelTransaction(deps, { provider, id, failure: 'DECLINED', onlyOpen: true });
}
