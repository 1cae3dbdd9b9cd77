import type { Providers } from './open-payment.ts';
import { type ProviderCallDeps, failPayment, settlePayment } from './provider-calls.ts';
import { type PaymentRow, selectWaitingPayments } from './queries.ts';

/** A provider has that long to call by itself. */
const patienceMs = 2 * 60 * 1000;

/**
 * Asks the providers about attempts that wait for long, and books what they say: a lost answer costs nobody money. One
 * that cannot be reached does not keep the others waiting.
 */
export async function reconcilePayments(deps: ProviderCallDeps & { providers: Providers }): Promise<void> {
  const waiting = await selectWaitingPayments(deps.db, new Date(deps.now().getTime() - patienceMs));
  const failures: unknown[] = [];
  for (const payment of waiting) {
    await reconcile(deps, payment).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments could not be reconciled`);
}

async function reconcile(
  deps: ProviderCallDeps & { providers: Providers },
  payment: PaymentRow,
): Promise<void> {
  const attempt = { provider: payment.provider, reference: payment.provider_reference };
  const state = await deps.providers.get(payment.provider)?.fetchState(attempt.reference);
  if (state === 'PAID') await settlePayment(deps, { ...attempt, amountSom: payment.amount_som });
  if (state === 'FAILED') await failPayment(deps, { ...attempt, failure: 'DECLINED' });
}
