import type { FastifyBaseLogger } from 'fastify';
import type { ProviderState } from '#providers/payment/port.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Providers } from './open-payment.ts';
import { selectPayments } from './queries.ts';
import { transactionOf } from './transaction.ts';

/**
 * Queries the provider's state of a payment and returns it next to ours; changes nothing. `theirs` is null if no provider has started the
 * payment or the provider cannot be queried. Refuses with NOT_FOUND or UPSTREAM_UNAVAILABLE.
 */
export async function queryPayment(
  { db, providers, log }: { db: ReadDb; providers: Providers; log: FastifyBaseLogger },
  { paymentId, orderId, number }: { paymentId: number; orderId: number; number: string },
): Promise<{ ours: string; theirs: ProviderState | null }> {
  const payment = (await selectPayments(db, [orderId])).find(({ id }) => id === paymentId);
  if (payment === undefined) throw new Refusal('NOT_FOUND');
  const ours = payment.payment_state;
  const provider = providers.get(payment.provider);
  if (payment.transaction_id === null || provider?.fetchState === undefined) return { ours, theirs: null };
  try {
    return { ours, theirs: await provider.fetchState(transactionOf(payment, number)) };
  } catch (error) {
    log.warn({ err: error, provider: payment.provider }, 'a provider could not be queried');
    throw new Refusal('UPSTREAM_UNAVAILABLE');
  }
}
