import { DatabaseError } from 'pg';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import type { NewTransaction, Refused, TransactionAnswer } from '#providers/payment/port.ts';
import type { Payable } from './payable.ts';
import type { ProviderCallDeps } from './provider-call.ts';
import { type PaymentRow, insertPayment, selectPayments, selectTransaction } from './queries.ts';
import { markFailed, markOpen } from './queries-attempt.ts';
import { refusalOf } from './refusal-of.ts';
import { transactionOf } from './transaction.ts';

type Opening = NewTransaction & { provider: string };

/** Unique constraint: a provider's transaction id belongs to one order. */
const oneTransaction = 'payments_transaction';

/**
 * A provider starts to collect: its pending attempt becomes OPEN, or a new attempt is created if the shopper came another way. The order's
 * pieces stay reserved. For a known transaction, returns its present state.
 */
export async function openTransaction(
  deps: ProviderCallDeps,
  opening: Opening,
): Promise<TransactionAnswer<Refused>> {
  try {
    return await tryOpen(deps, opening);
  } catch (error) {
    // two concurrent calls with one transaction id for two orders: each locks its own order, and the second insert violates the constraint
    if (!(error instanceof DatabaseError) || error.constraint !== oneTransaction) throw error;
    return { ok: false, why: 'TAKEN' };
  }
}

function tryOpen(deps: ProviderCallDeps, opening: Opening): Promise<TransactionAnswer<Refused>> {
  return withTransaction(deps.db, async (db) => {
    const payable = await deps.orders.lock(db, { number: opening.orderNumber });
    if (payable === undefined) return { ok: false, why: 'UNKNOWN' };
    const known = await selectTransaction(db, opening);
    if (known !== undefined) return answerKnown(known, payable);
    const refused = refusalOf(payable, opening.amountSom);
    if (refused !== undefined) return { ok: false, why: refused };
    const waiting = await endReplacedAttempt(db, { payable, opening, now: deps.now() });
    if (waiting === 'BUSY') return { ok: false, why: 'BUSY' };
    const opened = await writeOpen(db, { deps, payable, opening, waiting });
    return { ok: true, isNew: true, transaction: transactionOf(opened, payable.number) };
  });
}

/** A provider's transaction id belongs to exactly one order. */
function answerKnown(payment: PaymentRow, payable: Payable): TransactionAnswer<Refused> {
  if (payment.order_id !== payable.orderId) return { ok: false, why: 'TAKEN' };
  return { ok: true, isNew: false, transaction: transactionOf(payment, payable.number) };
}

interface Replacement {
  payable: Payable;
  opening: Opening;
  now: Date;
}

/**
 * Returns the pending attempt that this transaction takes over, if any. Ends an attempt that the new transaction replaces; BUSY if it may
 * not be replaced.
 */
async function endReplacedAttempt(
  db: Db,
  { payable, opening, now }: Replacement,
): Promise<PaymentRow | undefined | 'BUSY'> {
  const attempts = await selectPayments(db, [payable.orderId]);
  const waiting = attempts.find(({ payment_state: state }) => state === 'PENDING' || state === 'OPEN');
  if (waiting === undefined) return undefined;
  const isOwn = waiting.provider === opening.provider;
  if (waiting.payment_state === 'PENDING' && isOwn) return waiting;
  if (waiting.payment_state === 'OPEN' && !(isOwn && opening.replaces)) return 'BUSY';
  await markFailed(db, { paymentId: waiting.id, failure: 'CANCELLED', now });
  return undefined;
}

async function writeOpen(
  db: Db,
  args: { deps: ProviderCallDeps; payable: Payable; opening: Opening; waiting: PaymentRow | undefined },
): Promise<PaymentRow> {
  const { deps, payable, opening } = args;
  const now = deps.now();
  const { orderId, totalSom: amountSom } = payable;
  const { provider, keepUntil } = opening;
  const waiting = args.waiting ?? (await insertPayment(db, { orderId, provider, amountSom, now }));
  const { id, startedAt, facts } = opening;
  const opened = await markOpen(db, { paymentId: waiting.id, id, startedAt, now, facts });
  await deps.orders.markPaymentOpen(db, { orderId, method: provider, keepUntil });
  return opened;
}
