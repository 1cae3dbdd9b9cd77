import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { PaymentsTable } from '#database/schema.ts';

export type PaymentAttemptState = PaymentsTable['payment_state'];
export type PaymentFailureWord = NonNullable<PaymentsTable['failure']>;

export interface PaymentRow {
  id: number;
  order_id: number;
  provider: string;
  provider_reference: string;
  payment_state: PaymentAttemptState;
  amount_som: number;
  failure: PaymentFailureWord | null;
}

const columns = [
  'id',
  'order_id',
  'provider',
  'provider_reference',
  'payment_state',
  'amount_som',
  'failure',
] as const;

export async function selectPayment(
  db: ReadDb,
  args: { provider: string; reference: string },
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .select(columns)
    .where('provider', '=', args.provider)
    .where('provider_reference', '=', args.reference)
    .executeTakeFirst();
}

/** The attempts to pay these orders, the newest first. */
export async function selectPayments(db: ReadDb, orderIds: readonly number[]): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .select(columns)
    .where(sql<boolean>`order_id = any(${orderIds}::bigint[])`)
    .orderBy('id', 'desc')
    .execute();
}

/** A payment as it is now, locked until the end of the transaction. Lock its order first. */
export async function lockPayment(db: Db, id: number): Promise<PaymentRow> {
  return db
    .selectFrom('payments')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function insertPayment(
  db: Db,
  args: { orderId: number; provider: string; reference: string; amountSom: number; now: Date },
): Promise<PaymentRow> {
  return db
    .insertInto('payments')
    .values({
      order_id: args.orderId,
      provider: args.provider,
      provider_reference: args.reference,
      payment_state: 'PENDING',
      amount_som: args.amountSom,
      created_at: args.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updatePayment(
  db: Db,
  args: {
    id: number;
    state: PaymentAttemptState;
    failure: PaymentFailureWord | null;
    settledAt: Date | null;
  },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ payment_state: args.state, failure: args.failure })
    .$if(args.settledAt !== null, (query) => query.set({ settled_at: args.settledAt }))
    .where('id', '=', args.id)
    .execute();
}

/** Ends every attempt of an order that still waits. */
export async function failPendingPayments(
  db: Db,
  args: { orderId: number; failure: PaymentFailureWord },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ payment_state: 'FAILED', failure: args.failure })
    .where('order_id', '=', args.orderId)
    .where('payment_state', '=', 'PENDING')
    .execute();
}

/** Attempts that wait since before `before`, the oldest first. */
export async function selectWaitingPayments(db: ReadDb, before: Date): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .select(columns)
    .where('payment_state', '=', 'PENDING')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(100)
    .execute();
}

/** False: it was requested before. */
export async function insertRefund(
  db: Db,
  args: { paymentId: number; amountSom: number; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('refunds')
    .values({ payment_id: args.paymentId, amount_som: args.amountSom, created_at: args.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface RequestedRefundRow {
  id: number;
  payment_id: number;
  order_id: number;
  provider: string;
  provider_reference: string;
  amount_som: number;
}

export async function selectRequestedRefunds(db: ReadDb): Promise<RequestedRefundRow[]> {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.payment_id', 'p.order_id', 'p.provider', 'p.provider_reference', 'r.amount_som'])
    .where('r.refund_state', '=', 'REQUESTED')
    .orderBy('r.id')
    .limit(100)
    .execute();
}

/** False: it was done before. */
export async function markRefundDone(db: Db, args: { id: number; now: Date }): Promise<boolean> {
  const row = await db
    .updateTable('refunds')
    .set({ refund_state: 'DONE', done_at: args.now })
    .where('id', '=', args.id)
    .where('refund_state', '=', 'REQUESTED')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
