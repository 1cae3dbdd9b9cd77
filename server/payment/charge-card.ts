import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import type { Providers } from './open-payment.ts';
import { providerHandlers } from './provider-calls.ts';
import type { ProviderCallDeps } from './provider-call.ts';
import { type PaymentRow, lockPayment, selectPayments } from './queries.ts';
import { markFailed } from './queries-attempt.ts';
import { billOf } from './transaction.ts';

export interface ChargeDeps extends ProviderCallDeps {
  providers: Providers;
}

/**
 * Charges this provider's pending payment attempt to a saved card. Must not run inside a transaction, because the call to the provider
 * takes seconds. The result is stored with the order: paid, declined, or open until reconciliation. Does nothing if no attempt is pending,
 * so that a repeated call does not charge twice. Returns the fault if the charge could not start; the attempt has then failed.
 */
export async function chargeCard(
  deps: ChargeDeps,
  { number, method, token }: { number: string; method: string; token: string },
): Promise<{ fault: unknown } | undefined> {
  const vault = deps.providers.get(method)?.cards;
  const payable = await deps.orders.find(deps.db, { number });
  if (vault === undefined || payable === undefined) return undefined;
  const attempts = await selectPayments(deps.db, [payable.orderId]);
  const waiting = attempts.find((attempt) => isUntouched(attempt) && attempt.provider === method);
  if (waiting === undefined) return undefined;
  try {
    await vault.charge(providerHandlers(deps, method), { bill: billOf(waiting, payable), token });
    return undefined;
  } catch (fault) {
    await giveUp(deps, waiting);
    return { fault };
  }
}

/** Marks the attempt as failed, so that the shopper gets an error at once and can pay in another way. */
async function giveUp(deps: ChargeDeps, { id, order_id: orderId }: PaymentRow): Promise<void> {
  await withTransaction(deps.db, async (db: Db) => {
    const payable = await deps.orders.lock(db, { orderId });
    if (payable?.isPayable !== true || !isUntouched(await lockPayment(db, id))) return;
    const now = deps.now();
    await markFailed(db, { paymentId: id, failure: 'DECLINED', now });
    await deps.orders.markPaymentFailed(db, { orderId, now });
  });
}

/** The shopper has chosen the provider, and the provider has not started. */
function isUntouched({ payment_state: state }: PaymentRow): boolean {
  return state === 'PENDING';
}
