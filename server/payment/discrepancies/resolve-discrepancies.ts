import { dayMs, minuteMs } from '#domain/units/durations.ts';
import { withTransaction } from '#database/transaction.ts';
import type { PaymentProvider, ProviderTransaction } from '#providers/payment/port.ts';
import type { Providers } from '../open-payment.ts';
import { cancelTransaction } from '../provider-calls.ts';
import type { ProviderCallDeps } from '../provider-call.ts';
import { selectPayments } from '../queries.ts';
import {
  type DiscrepancyOutcome,
  type DiscrepancyRow,
  decideDiscrepancy,
  selectOpenDiscrepancies,
} from './queries-discrepancy.ts';
import { transactionOf } from '../transaction.ts';

/** Time for our last response to reach the provider's records. */
const graceMs = 2 * minuteMs;
/** If the provider gives no definite answer for this long, staff resolve the discrepancy. */
const retriedForMs = 3 * dayMs;

type DiscrepancyDeps = ProviderCallDeps & { providers: Providers };

/** The provider recognises a repeated refund by this key, so it must not change between releases. */
const refundKey = (transactionNumber: number): string => `doubt-${transactionNumber}`;

/**
 * Queries the providers about transactions whose recorded state contradicts theirs (PaymentHandlers.reportDiscrepancy). Money without an
 * open order is refunded; an order without its money is cancelled while that is possible; the rest is left to staff. A provider that
 * cannot be reached does not block the rest.
 */
export async function resolveDiscrepancies(deps: DiscrepancyDeps): Promise<void> {
  const discrepancies = await selectOpenDiscrepancies(deps.db, new Date(deps.now().getTime() - graceMs));
  const failures: unknown[] = [];
  for (const discrepancy of discrepancies) {
    await resolveOpenDiscrepancy(deps, discrepancy).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payment discrepancies could not be resolved`);
}

async function resolveOpenDiscrepancy(deps: DiscrepancyDeps, discrepancy: DiscrepancyRow): Promise<void> {
  const { payment_id: paymentId } = discrepancy;
  const payment = (await selectPayments(deps.db, [discrepancy.order_id])).find(({ id }) => id === paymentId);
  if (payment === undefined) return;
  const transaction = transactionOf(payment, discrepancy.number);
  const provider = deps.providers.get(payment.provider);
  const found = provider && (await findOutcome(deps, { provider, transaction }));
  const now = deps.now();
  const isTooOld = now.getTime() - discrepancy.noted_at.getTime() > retriedForMs;
  const outcome = found === 'LATER' && isTooOld ? 'MANUAL' : (found ?? 'MANUAL');
  if (outcome === 'LATER') return;
  await withTransaction(deps.db, (db) => decideDiscrepancy(db, { paymentId, outcome, now }));
}

interface Disputed {
  provider: PaymentProvider;
  transaction: ProviderTransaction;
}

async function findOutcome(
  deps: DiscrepancyDeps,
  { provider, transaction }: Disputed,
): Promise<DiscrepancyOutcome | 'LATER'> {
  if (transaction.state === 'REFUNDED') return 'STANDS';
  // reconciliation decides first whether it is paid or has failed
  if (transaction.state === 'OPEN') return 'LATER';
  if (provider.fetchState === undefined) return 'MANUAL';
  const state = await provider.fetchState(transaction);
  if (state === 'OPEN') return 'LATER';
  const { id, amountSom, number } = transaction;
  if (transaction.state !== 'PAID') {
    if (state !== 'PAID') return 'STANDS';
    const given = await provider.refund({ transaction, amountSom, key: refundKey(number) });
    return given === 'DONE' ? 'RETURNED' : given;
  }
  if (state === 'PAID') return 'STANDS';
  if (state === 'UNKNOWN') return 'LATER';
  const ended = await cancelTransaction(deps, { provider: provider.name, id, failure: 'CANCELLED' });
  return ended.ok ? 'RETURNED' : 'MANUAL';
}
