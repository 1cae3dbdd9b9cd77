import { paymentStep } from '#domain/payment/payment-states.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import type {
  CheckAnswer,
  PaymentFailure,
  PaymentHandlers,
  ProviderFacts,
  TransactionAnswer,
} from '#providers/payment/port.ts';
import type { FiscalSale } from '#providers/payment/fiscal-port.ts';
import { recordDiscrepancy } from './discrepancies/record-discrepancy.ts';
import { recordReceipt } from './receipts/record-receipt.ts';
import { openTransaction } from './open-transaction.ts';
import { refusalOf } from './refusal-of.ts';
import { returnWhole } from './refunds/return-money.ts';
import type { Payable } from './payable.ts';
import {
  type PaymentRow,
  type TransactionKey,
  lockPayment,
  selectPayments,
  selectTransaction,
  selectTransactions,
} from './queries.ts';
import { markFailed, markSettled } from './queries-attempt.ts';
import { addToLedger } from './refunds/queries-refund.ts';
import { providerStateOf, transactionOf } from './transaction.ts';
import type { ProviderCallDeps } from './provider-call.ts';

/** The shop's handlers for the calls of one provider. Every call is one transaction that locks the order first, then the attempt. */
export function providerHandlers(deps: ProviderCallDeps, provider: string): PaymentHandlers {
  return {
    check: (call) => checkPayment(deps, { provider, ...call }),
    describeSale: (call) => describeSale(deps, call),
    open: (call) => openTransaction(deps, { provider, ...call }),
    settle: ({ id }) => settleTransaction(deps, { provider, id }),
    cancel: (call) => cancelTransaction(deps, { provider, ...call }),
    reportDiscrepancy: ({ id }) => recordDiscrepancy(deps, { provider, id }),
    find: async (id) => {
      const payment = await selectTransaction(deps.db, { provider, id });
      const payable = payment && (await deps.orders.find(deps.db, { orderId: payment.order_id }));
      return payable && transactionOf(payment, payable.number);
    },
    list: async (span) => {
      const rows = await selectTransactions(deps.db, { provider, ...span });
      return rows.map((row) => transactionOf(row, row.number));
    },
    recordReceipt: (call) => recordReceipt(deps, { provider, ...call }),
  };
}

async function checkPayment(
  deps: ProviderCallDeps,
  call: { provider: string } & Parameters<PaymentHandlers['check']>[0],
): Promise<CheckAnswer> {
  const { orderNumber, amountSom, busyWith } = call;
  const payable = await deps.orders.find(deps.db, { number: orderNumber });
  if (payable === undefined) return { ok: false, why: 'UNKNOWN' };
  const refused = refusalOf(payable, amountSom ?? payable.totalSom);
  if (refused !== undefined) return { ok: false, why: refused };
  const { orderId } = payable;
  const attempts = busyWith === undefined ? [] : await selectPayments(deps.db, [orderId]);
  const open = attempts.find(({ payment_state: state }) => state === 'OPEN');
  const isBusy = open !== undefined && (busyWith === 'ANY' || open.provider !== call.provider);
  return isBusy ? { ok: false, why: 'BUSY' } : { ok: true };
}

async function describeSale(
  { db, orders }: ProviderCallDeps,
  { orderNumber }: { orderNumber: string },
): Promise<FiscalSale | null> {
  const payable = await orders.find(db, { number: orderNumber });
  return payable === undefined ? null : orders.describeSale(db, { orderId: payable.orderId });
}

/** Books a payment. Idempotent. After a cancellation, an expiry or a failure the result is CLOSED and no money may be taken. */
export async function settleTransaction(
  deps: ProviderCallDeps,
  key: TransactionKey,
): Promise<TransactionAnswer<'UNKNOWN' | 'CLOSED'>> {
  return withLocked(deps, key, async (db, { payment, payable }) => {
    const { step } = paymentStep(providerStateOf(payment), 'SETTLE');
    if (step === 'SAME') return outcomeOf(payment, payable);
    if (step === 'REFUSED' || !payable.isPayable) return { ok: false, why: 'CLOSED' };
    const now = deps.now();
    const { orderId } = payable;
    const settled = await markSettled(db, { paymentId: payment.id, now });
    await addToLedger(db, { orderId, paymentId: payment.id, amountSom: payment.amount_som, now });
    await deps.orders.markPaid(db, { orderId, now });
    return { ...outcomeOf(settled, payable), isNew: true };
  });
}

/** Ends the attempt: unpaid, it fails; paid, all of it is refunded. Idempotent. */
export async function cancelTransaction(
  deps: ProviderCallDeps,
  call: TransactionKey & { failure: PaymentFailure; facts?: ProviderFacts; onlyOpen?: true },
): Promise<TransactionAnswer<'UNKNOWN' | 'CLOSED' | 'REFUNDED_BY_STAFF'>> {
  return withLocked(deps, call, async (db, { payment, payable }) => {
    const now = deps.now();
    const isPaid = providerStateOf(payment) === 'PAID';
    if (isPaid && call.onlyOpen === true) return outcomeOf(payment, payable);
    if (isPaid && payment.manual_refund_som > 0) return { ok: false, why: 'REFUNDED_BY_STAFF' };
    if (isPaid) {
      const returned = await returnWhole(db, { deps, payment, facts: call.facts });
      return returned === undefined
        ? { ok: false, why: 'CLOSED' }
        : { ...outcomeOf(returned, payable), isNew: true };
    }
    if (paymentStep(payment.payment_state, 'FAIL').step !== 'MOVE') return outcomeOf(payment, payable);
    const ended = { paymentId: payment.id, failure: call.failure, facts: call.facts, now };
    const failed = await markFailed(db, ended);
    if (payable.isPayable) await deps.orders.markPaymentFailed(db, { orderId: payable.orderId, now });
    return { ...outcomeOf(failed, payable), isNew: true };
  });
}

function outcomeOf(payment: PaymentRow, payable: Payable) {
  return { ok: true as const, isNew: false, transaction: transactionOf(payment, payable.number) };
}

interface Locked {
  payment: PaymentRow;
  payable: Payable;
}

async function withLocked<T>(
  deps: ProviderCallDeps,
  key: TransactionKey,
  run: (db: Db, locked: Locked) => Promise<T>,
): Promise<T | { ok: false; why: 'UNKNOWN' }> {
  return withTransaction(deps.db, async (db) => {
    const known = await selectTransaction(db, key);
    if (known === undefined) return { ok: false, why: 'UNKNOWN' };
    const payable = await deps.orders.lock(db, { orderId: known.order_id });
    if (payable === undefined) return { ok: false, why: 'UNKNOWN' };
    return run(db, { payment: await lockPayment(db, known.id), payable });
  });
}
