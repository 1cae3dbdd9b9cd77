import { withTransaction } from '#database/transaction.ts';
import type { PaymentProvider, ProviderTransaction } from '#providers/payment/port.ts';
import type { Providers } from './open-payment.ts';
import { type ProviderCallDeps, cancelTransaction } from './provider-calls.ts';
import { selectPayments } from './queries.ts';
import { type DoubtOutcome, type DoubtRow, decideDoubt, selectOpenDoubts } from './queries-doubt.ts';
import { transactionOf } from './transaction.ts';

/** What the provider was just answered must have reached its own books. */
const patienceMs = 2 * 60 * 1000;
/** A provider that does not say so long what it has needs a person. */
const askedForMs = 3 * 24 * 60 * 60 * 1000;

type DoubtDeps = ProviderCallDeps & { providers: Providers };

/**
 * Asks the providers about transactions of which they and the shop say different things (PaymentHandlers.doubt). Money that nobody waits
 * for is given back; an order whose money is not there is called off while it still can be; the rest is left to people. One that cannot
 * be reached does not keep the others waiting.
 */
export async function settleDoubts(deps: DoubtDeps): Promise<void> {
  const doubts = await selectOpenDoubts(deps.db, new Date(deps.now().getTime() - patienceMs));
  const failures: unknown[] = [];
  for (const doubt of doubts) {
    await settleDoubt(deps, doubt).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} doubts could not be settled`);
}

async function settleDoubt(deps: DoubtDeps, doubt: DoubtRow): Promise<void> {
  const { payment_id: paymentId } = doubt;
  const payment = (await selectPayments(deps.db, [doubt.order_id])).find(({ id }) => id === paymentId);
  if (payment === undefined) return;
  const transaction = transactionOf(payment, doubt.number);
  const provider = deps.providers.get(payment.provider);
  const found = provider && (await findOut(deps, { provider, transaction }));
  const now = deps.now();
  const isTooOld = now.getTime() - doubt.noted_at.getTime() > askedForMs;
  const outcome = found === 'LATER' && isTooOld ? 'BY_HAND' : (found ?? 'BY_HAND');
  if (outcome === 'LATER') return;
  await withTransaction(deps.db, (db) => decideDoubt(db, { paymentId, outcome, now }));
}

interface Asked {
  provider: PaymentProvider;
  transaction: ProviderTransaction;
}

async function findOut(deps: DoubtDeps, { provider, transaction }: Asked): Promise<DoubtOutcome | 'LATER'> {
  if (transaction.state === 'REFUNDED') return 'STANDS';
  // it is reconciled; whether it is paid or over shows afterwards
  if (transaction.state === 'OPEN') return 'LATER';
  if (provider.fetchState === undefined) return 'BY_HAND';
  const state = await provider.fetchState(transaction);
  if (state === 'OPEN') return 'LATER';
  const { id, amountSom, number } = transaction;
  if (transaction.state !== 'PAID') {
    if (state !== 'PAID') return 'STANDS';
    const given = await provider.refund({ transaction, amountSom, key: `doubt-${number}` });
    return given === 'DONE' ? 'RETURNED' : given;
  }
  if (state === 'PAID') return 'STANDS';
  if (state === 'UNKNOWN') return 'LATER';
  const ended = await cancelTransaction(deps, { provider: provider.name, id, failure: 'CANCELLED' });
  return ended.ok ? 'RETURNED' : 'BY_HAND';
}
