import type { PaymentProvider } from '#providers/payment/port.ts';
import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Payable } from './payable.ts';
import { type PaymentRow, insertPayment, selectPayments } from './queries.ts';
import { failWaitingPayments } from './queries-attempt.ts';
import { billOf } from './transaction.ts';

/** The enabled providers, by payment method. */
export type Providers = ReadonlyMap<string, PaymentProvider>;

/**
 * Returns an online payment attempt for this order: the pending one if it has the same provider, otherwise a new one that ends all others.
 * Refuses with PAYMENT_METHOD_UNAVAILABLE. The caller has locked the order.
 */
export async function getOrCreateAttempt(
  db: Db,
  args: { providers: Providers; method: string; payable: Pick<Payable, 'orderId' | 'totalSom'>; now: Date },
): Promise<PaymentRow> {
  if (!args.providers.has(args.method)) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE');
  const { orderId, totalSom } = args.payable;
  const attempts = await selectPayments(db, [orderId]);
  const waiting = attempts.find(isWaiting);
  if (waiting !== undefined && waiting.provider === args.method && waiting.amount_som === totalSom)
    return waiting;
  if (waiting !== undefined) await failWaitingPayments(db, { orderId, failure: 'CANCELLED', now: args.now });
  return startPayment(db, { provider: args.method, orderId, amountSom: totalSom, now: args.now });
}

/** Creates a payment attempt, in whole soʻm. The caller has locked the order, or just written it. */
export async function startPayment(
  db: Db,
  args: { provider: string; orderId: number; amountSom: number; now: Date },
): Promise<PaymentRow> {
  return insertPayment(db, args);
}

/** The address where the shopper pays; null if the attempt is no longer pending or its provider is disabled. */
export function redirectUrlOf(
  providers: Providers,
  args: { payment: PaymentRow; payable: Payable },
): string | null {
  if (!isWaiting(args.payment)) return null;
  const provider = providers.get(args.payment.provider);
  if (provider === undefined) return null;
  const { redirectUrl } = provider.begin(billOf(args.payment, args.payable));
  if (!isExpectedTarget(provider.origin, redirectUrl))
    throw new Error(`${provider.name} redirects shoppers to an address that is not its own`);
  return redirectUrl;
}

/**
 * Checks whether a link leads to the provider's own origin, or to one of our paths if the provider has none. Needed because a browser
 * follows any link.
 */
function isExpectedTarget(origin: string | null, url: string): boolean {
  if (origin === null) return /^\/(?![/\\])/.test(url);
  return URL.canParse(url) && new URL(url).origin === origin;
}

function isWaiting({ payment_state: state }: PaymentRow): boolean {
  return state === 'PENDING' || state === 'OPEN';
}
