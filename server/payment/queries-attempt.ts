import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { type PaymentFailureWord, type PaymentRow, columns } from './queries.ts';

export async function markOpen(
  db: Db,
  args: { paymentId: number; id: string; startedAt: Date; now: Date; facts: object },
): Promise<PaymentRow> {
  return db
    .updateTable('payments')
    .set({
      payment_state: 'OPEN',
      transaction_id: args.id,
      started_at: args.startedAt,
      opened_at: args.now,
      facts: JSON.stringify(args.facts),
    })
    .where('id', '=', args.paymentId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function markSettled(db: Db, args: { paymentId: number; now: Date }): Promise<PaymentRow> {
  return db
    .updateTable('payments')
    .set({ payment_state: 'PAID', settled_at: args.now })
    .where('id', '=', args.paymentId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Marks an attempt as failed. `facts` are added to the adapter's stored facts. */
export async function markFailed(
  db: Db,
  args: { paymentId: number; failure: PaymentFailureWord; now: Date; facts?: object | undefined },
): Promise<PaymentRow> {
  return db
    .updateTable('payments')
    .set({
      payment_state: 'FAILED',
      failure: args.failure,
      ended_at: args.now,
      facts: addedFacts(args.facts),
    })
    .where('id', '=', args.paymentId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Marks a payment as fully refunded. */
export async function markReturned(db: Db, args: { paymentId: number; now: Date }): Promise<void> {
  await db
    .updateTable('payments')
    .set({ payment_state: 'REFUNDED', ended_at: args.now })
    .where('id', '=', args.paymentId)
    .execute();
}

/** Adds to the facts that the adapter stores with the attempt. */
export async function addFacts(db: Db, args: { paymentId: number; facts: object }): Promise<void> {
  await db
    .updateTable('payments')
    .set({ facts: addedFacts(args.facts) })
    .where('id', '=', args.paymentId)
    .execute();
}

function addedFacts(facts: object = {}) {
  return sql<string>`facts || ${JSON.stringify(facts)}::jsonb`;
}

/** Ends every pending attempt of an order. */
export async function failWaitingPayments(
  db: Db,
  args: { orderId: number; failure: PaymentFailureWord; now: Date },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ payment_state: 'FAILED', failure: args.failure, ended_at: args.now })
    .where('order_id', '=', args.orderId)
    .where('payment_state', 'in', ['PENDING', 'OPEN'])
    .execute();
}
