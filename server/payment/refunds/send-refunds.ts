import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import type { Providers } from '../open-payment.ts';
import type { ProviderCallDeps } from '../provider-call.ts';
import { selectPayments } from '../queries.ts';
import { type RequestedRefundRow, markForManualRefund, selectRequestedRefunds } from './queries-refund.ts';
import { bookRefund } from './return-money.ts';
import { transactionOf } from '../transaction.ts';

/**
 * Sends every requested refund to its provider, then records that it is done. A refund that was sent but not recorded is sent again: the
 * port guarantees that this is one refund. Refunds that a provider supports only in its merchant portal are left to the staff. Throws if a
 * provider is unreachable, so that the job is retried.
 */
export async function sendRefunds(deps: ProviderCallDeps & { providers: Providers }): Promise<void> {
  const failures: unknown[] = [];
  for (const refund of await selectRequestedRefunds(deps.db)) {
    await sendRefund(deps, refund).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} refunds could not be sent`);
}

async function sendRefund(
  deps: ProviderCallDeps & { providers: Providers },
  refund: RequestedRefundRow,
): Promise<void> {
  const outcome = await refundAtProvider(deps, refund);
  if (outcome === 'DONE') return withTransaction(deps.db, (db) => bookLocked(db, { deps, refund }));
  return markForManualRefund(deps.db, refund.id);
}

async function refundAtProvider(
  deps: ProviderCallDeps & { providers: Providers },
  refund: RequestedRefundRow,
): Promise<'DONE' | 'MANUAL'> {
  const attempts = await selectPayments(deps.db, [refund.order_id]);
  const payment = attempts.find(({ id }) => id === refund.payment_id);
  const payable = await deps.orders.find(deps.db, { orderId: refund.order_id });
  // a payment taken at the hand-over is refunded at the counter
  if (payment === undefined || payable === undefined || payment.transaction_id === null) return 'MANUAL';
  const provider = deps.providers.get(payment.provider);
  if (provider === undefined)
    throw new Error(`payment provider ${payment.provider} is disabled but has a pending refund`);
  return provider.refund({
    transaction: transactionOf(payment, payable.number),
    amountSom: refund.amount_som,
    key: `refund-${refund.id}`,
  });
}

async function bookLocked(
  db: Db,
  { deps, refund }: { deps: ProviderCallDeps; refund: RequestedRefundRow },
): Promise<void> {
  await deps.orders.lock(db, { orderId: refund.order_id });
  await bookRefund(db, { deps, refund, by: 'PROVIDER' });
}
