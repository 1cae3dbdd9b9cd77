import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import type { Providers } from './open-payment.ts';
import type { ProviderCallDeps } from './provider-calls.ts';
import { type RequestedRefundRow, markRefundDone, selectRequestedRefunds, updatePayment } from './queries.ts';

/**
 * Tells the providers about every refund that was requested, then writes that it is done. A provider that was told and did not get
 * written down is told again: the port promises that this is one refund. Fails, to be tried later, when one cannot be reached.
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
  const provider = deps.providers.get(refund.provider);
  if (provider === undefined)
    throw new Error(`payment provider ${refund.provider} is switched off but owes a refund`);
  await provider.refund({ reference: refund.provider_reference, amountSom: refund.amount_som });
  await withTransaction(deps.db, (db) => bookRefund(db, { deps, refund }));
}

async function bookRefund(
  db: Db,
  { deps, refund }: { deps: ProviderCallDeps; refund: RequestedRefundRow },
): Promise<void> {
  const now = deps.now();
  await deps.orders.lock(db, { orderId: refund.order_id, now });
  if (!(await markRefundDone(db, { id: refund.id, now }))) return;
  await updatePayment(db, { id: refund.payment_id, state: 'REFUNDED', failure: null, settledAt: null });
  await deps.orders.markRefunded(db, { orderId: refund.order_id });
}
