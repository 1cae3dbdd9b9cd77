import type { Bill, PaymentProvider } from '#providers/payment/port.ts';
import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { randomToken } from '#server/kit/signing.ts';
import type { Payable } from './payable.ts';
import { type PaymentRow, failPendingPayments, insertPayment, selectPayments } from './queries.ts';

/** The providers that are switched on, by the name of the payment method. */
export type Providers = ReadonlyMap<string, PaymentProvider>;

/**
 * An attempt to pay this order online: the one that waits already, if it is with the same provider, else a new one that ends the others.
 * Refuses PAYMENT_METHOD_UNAVAILABLE. The caller has locked the order.
 */
export async function openPayment(
  db: Db,
  args: { providers: Providers; method: string; payable: Pick<Payable, 'orderId' | 'totalSom'>; now: Date },
): Promise<PaymentRow> {
  if (!args.providers.has(args.method)) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE');
  const { orderId, totalSom } = args.payable;
  const attempts = await selectPayments(db, [orderId]);
  const waiting = attempts.find((attempt) => attempt.payment_state === 'PENDING');
  if (waiting !== undefined && waiting.provider === args.method && waiting.amount_som === totalSom)
    return waiting;
  if (waiting !== undefined) await failPendingPayments(db, { orderId, failure: 'CANCELLED' });
  return startPayment(db, { provider: args.method, orderId, amountSom: totalSom, now: args.now });
}

/** The first attempt of a new order, in whole soʻm. */
export async function startPayment(
  db: Db,
  args: { provider: string; orderId: number; amountSom: number; now: Date },
): Promise<PaymentRow> {
  return insertPayment(db, { ...args, reference: randomToken() });
}

/** Where the shopper pays; null when the attempt does not wait any more or its provider is switched off. */
export function redirectUrlOf(
  providers: Providers,
  args: { payment: PaymentRow; payable: Payable },
): string | null {
  if (args.payment.payment_state !== 'PENDING') return null;
  const provider = providers.get(args.payment.provider);
  return provider?.begin(billOf(args.payment, args.payable)).redirectUrl ?? null;
}

export function billOf(payment: PaymentRow, payable: Payable): Bill {
  return {
    reference: payment.provider_reference,
    amountSom: payment.amount_som,
    orderNumber: payable.number,
    language: payable.language,
    successPath: payable.successPath,
    failedPath: payable.failedPath,
  };
}
