import { type PaymentCommand, paymentStep } from '#domain/payment/payment-states.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import type {
  CheckAnswer,
  FailAnswer,
  PaymentFailure,
  PaymentHandlers,
  SettleAnswer,
} from '#providers/payment/port.ts';
import { billOf } from './open-payment.ts';
import type { Payable, PayableOrders } from './payable.ts';
import { type PaymentRow, lockPayment, selectPayment, updatePayment } from './queries.ts';

export interface ProviderCallDeps {
  db: Db;
  now: () => Date;
  orders: PayableOrders;
}

/** What the shop answers to the calls of one provider. Every call is one transaction that locks the order, then the attempt. */
export function providerHandlers(deps: ProviderCallDeps, provider: string): PaymentHandlers {
  return {
    check: (reference) => checkPayment(deps, { provider, reference }),
    settle: ({ reference, amountSom }) => settlePayment(deps, { provider, reference, amountSom }),
    fail: ({ reference, failure }) => failPayment(deps, { provider, reference, failure }),
  };
}

interface Attempt {
  provider: string;
  reference: string;
}

async function checkPayment(deps: ProviderCallDeps, attempt: Attempt): Promise<CheckAnswer> {
  const payment = await selectPayment(deps.db, attempt);
  if (payment === undefined) return { ok: false, why: 'UNKNOWN' };
  const payable = await deps.orders.find(deps.db, { orderId: payment.order_id, now: deps.now() });
  if (payable === undefined) return { ok: false, why: 'UNKNOWN' };
  const bill = billOf(payment, payable);
  if (payment.payment_state === 'PENDING')
    return { ok: true, bill, state: payable.isPayable ? 'PENDING' : 'FAILED' };
  return { ok: true, bill, state: payment.payment_state === 'PAID' ? 'PAID' : 'FAILED' };
}

/** The money is there. Twice is one payment; after a cancellation, an expiry or a failure it is CLOSED and no money may be taken. */
export async function settlePayment(
  deps: ProviderCallDeps,
  call: Attempt & { amountSom: number },
): Promise<SettleAnswer> {
  return withLocked(deps, { attempt: call, command: 'SETTLE' }, async (db, { payment, payable, move }) => {
    if (payment.amount_som !== call.amountSom) return { ok: false, why: 'WRONG_AMOUNT' };
    if (move === 'SAME') return { ok: true };
    if (move === 'REFUSED' || !payable.isPayable) return { ok: false, why: 'CLOSED' };
    const now = deps.now();
    await updatePayment(db, { id: payment.id, state: 'PAID', failure: null, settledAt: now });
    await deps.orders.markPaid(db, { orderId: payment.order_id, now });
    return { ok: true };
  });
}

/** The attempt ended without money. Twice is the same; money that is there already stays. */
export async function failPayment(
  deps: ProviderCallDeps,
  call: Attempt & { failure: PaymentFailure },
): Promise<FailAnswer> {
  return withLocked(deps, { attempt: call, command: 'FAIL' }, async (db, { payment, payable, move }) => {
    if (move === 'SAME') return { ok: true };
    if (move === 'REFUSED') return { ok: false, why: 'CLOSED' };
    await updatePayment(db, { id: payment.id, state: 'FAILED', failure: call.failure, settledAt: null });
    if (payable.isPayable) await deps.orders.markPaymentFailed(db, { orderId: payment.order_id });
    return { ok: true };
  });
}

interface Locked {
  payment: PaymentRow;
  payable: Payable;
  move: 'MOVE' | 'SAME' | 'REFUSED';
}

async function withLocked<T>(
  deps: ProviderCallDeps,
  call: { attempt: Attempt; command: PaymentCommand },
  run: (db: Db, locked: Locked) => Promise<T>,
): Promise<T | { ok: false; why: 'UNKNOWN' }> {
  return withTransaction(deps.db, async (db) => {
    const known = await selectPayment(db, call.attempt);
    if (known === undefined) return { ok: false, why: 'UNKNOWN' };
    const payable = await deps.orders.lock(db, { orderId: known.order_id, now: deps.now() });
    if (payable === undefined) return { ok: false, why: 'UNKNOWN' };
    const payment = await lockPayment(db, known.id);
    return run(db, { payment, payable, move: paymentStep(payment.payment_state, call.command).step });
  });
}
