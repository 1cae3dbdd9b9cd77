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
 * Charges the waiting attempt of this provider to a saved card. Never inside a transaction: the provider is called, which
 * takes seconds. What came of it stands with the order: paid, declined, or open until reconciliation knows. Nothing waits (any more):
 * nothing happens, so that a repeat is no second charge. Returns why nothing could begin; the attempt is over then.
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

/** Nothing began: the shopper gets an error at once, and may pay in another way. */
async function giveUp(deps: ChargeDeps, { id, order_id: orderId }: PaymentRow): Promise<void> {
  await withTransaction(deps.db, async (db: Db) => {
    const payable = await deps.orders.lock(db, { orderId });
    if (payable?.isPayable !== true || !isUntouched(await lockPayment(db, id))) return;
    const now = deps.now();
    await markFailed(db, { paymentId: id, failure: 'DECLINED', now });
    await deps.orders.markPaymentFailed(db, { orderId, now });
  });
}

/** The shopper chose the provider; it has not begun. */
function isUntouched({ payment_state: state }: PaymentRow): boolean {
  return state === 'PENDING';
}
