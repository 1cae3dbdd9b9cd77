import { sql } from 'kysely';
import { sumOfParts } from '#domain/payment/split-refund.ts';
import type { Db, ReadDb } from '#database/connect.ts';

/** A refunded piece: its price including options, in whole soʻm. */
export interface RefundedLine {
  orderLineId: number;
  amountSom: number;
}

export interface NewRefund {
  paymentId: number;
  /** Position of the payment's tender. */
  tender: number;
  lines: readonly RefundedLine[];
  /** The refunded part of the delivery's price. */
  deliverySom: number;
  /** Refunded in addition to lines and delivery. */
  goodwillSom: number;
  reason: string | null;
  approvalId: number | null;
  now: Date;
}

/**
 * Inserts a refund with its lines and subtracts its amount from what can still be refunded. The database refuses a line that was already
 * refunded and an amount above the rest.
 */
export async function insertRefund(db: Db, refund: NewRefund): Promise<{ id: number; amountSom: number }> {
  const amountSom = sumOfParts(refund);
  const lines = JSON.stringify(
    refund.lines.map(({ orderLineId, amountSom: amount }) => ({
      order_line_id: orderLineId,
      amount_som: amount,
      tender: refund.tender,
    })),
  );
  const { rows } = await sql<{ id: number }>`
    with taken as (
      update payments set refunded_som = refunded_som + ${amountSom} where id = ${refund.paymentId}
    ), written as (
      insert into refunds (payment_id, amount_som, delivery_som, goodwill_som, reason, approval_id, created_at)
      values (${refund.paymentId}, ${amountSom}, ${refund.deliverySom}, ${refund.goodwillSom}, ${refund.reason}, ${refund.approvalId}, ${refund.now}) returning id
    ), lines as (
      insert into refund_lines (order_line_id, refund_id, amount_som, tender)
      select line.order_line_id, written.id, line.amount_som, line.tender
      from written, jsonb_to_recordset(${lines}::jsonb) as line (order_line_id bigint, amount_som bigint, tender smallint)
    )
    select id from written`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the refund was not written');
  return { id: row.id, amountSom };
}

/** The content of a refund: lines of its order, and whole soʻm of the delivery's price. */
export async function selectRefundContent(
  db: ReadDb,
  refundId: number,
): Promise<{ orderLineIds: number[]; deliverySom: number }> {
  const { rows } = await sql<{ ids: number[]; delivery_som: number }>`
    select array(select l.order_line_id from refund_lines l where l.refund_id = r.id order by l.order_line_id) as ids, r.delivery_som
    from refunds r where r.id = ${refundId}`.execute(db);
  const [row] = rows;
  return { orderLineIds: (row?.ids ?? []).map(Number), deliverySom: row?.delivery_som ?? 0 };
}

export interface RequestedRefundRow {
  id: number;
  payment_id: number;
  order_id: number;
  /** The method of its payment. */
  provider: string;
  amount_som: number;
}

const requestedColumns = ['r.id', 'r.payment_id', 'p.order_id', 'p.provider', 'r.amount_som'] as const;

/** Returns the refunds to be sent to a provider, oldest first. */
export async function selectRequestedRefunds(db: ReadDb): Promise<RequestedRefundRow[]> {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(requestedColumns)
    .where('r.refund_state', '=', 'REQUESTED')
    .where('r.is_manual', '=', false)
    .orderBy('r.id')
    .limit(100)
    .execute();
}

/** Returns the refunds of an order that must be made manually, oldest first: what was paid at the counter is refunded there. */
export async function selectManualRefunds(db: ReadDb, orderId: number): Promise<RequestedRefundRow[]> {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(requestedColumns)
    .where('p.order_id', '=', orderId)
    .where('r.refund_state', '=', 'REQUESTED')
    .where((where) => where.or([where('r.is_manual', '=', true), where('p.transaction_id', 'is', null)]))
    .orderBy('r.id')
    .execute();
}

/** Returns the unfinished refunds of a payment, oldest first. */
export async function selectWaitingRefunds(db: ReadDb, paymentId: number): Promise<RequestedRefundRow[]> {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(requestedColumns)
    .where('r.payment_id', '=', paymentId)
    .where('r.refund_state', '=', 'REQUESTED')
    .orderBy('r.id')
    .execute();
}

/** Marks a refund as one that a person must make, in the provider's merchant portal or at the counter. */
export async function markForManualRefund(db: Db, id: number): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ is_manual: true })
    .where('id', '=', id)
    .where('refund_state', '=', 'REQUESTED')
    .execute();
}

/** Who made a refund: the provider that had collected the payment, or staff at the counter or by transfer. */
export type RefundedBy = 'PROVIDER' | 'STAFF';

/** Returns false if it was already done. */
export async function markRefundDone(
  db: Db,
  args: { id: number; by: RefundedBy; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('refunds')
    .set({ refund_state: 'DONE', done_at: args.now, is_manual: args.by === 'STAFF' })
    .where('id', '=', args.id)
    .where('refund_state', '=', 'REQUESTED')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setPaperNumber(
  db: Db,
  { id, paperNumber }: { id: number; paperNumber: string },
): Promise<void> {
  await db.updateTable('refunds').set({ paper_number: paperNumber }).where('id', '=', id).execute();
}

/** Adds to the amount that staff refunded themselves; the provider's transaction does not change. */
export async function addManualRefund(db: Db, args: { paymentId: number; amountSom: number }): Promise<void> {
  await db
    .updateTable('payments')
    .set((row) => ({ manual_refund_som: row('manual_refund_som', '+', args.amountSom) }))
    .where('id', '=', args.paymentId)
    .execute();
}

/** Adds a ledger entry in whole soʻm: a payment, or with a refund id, a refund. */
export async function addToLedger(
  db: Db,
  entry: { orderId: number; paymentId: number; refundId?: number; amountSom: number; now: Date },
): Promise<void> {
  await db
    .insertInto('ledger_entries')
    .values({
      order_id: entry.orderId,
      payment_id: entry.paymentId,
      refund_id: entry.refundId ?? null,
      amount_som: entry.amountSom,
      at: entry.now,
    })
    .execute();
}

/** Returns the ledger balance of an order, in whole soʻm. */
export async function sumOfLedger(db: ReadDb, orderId: number): Promise<number> {
  const { total } = await db
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount_som'), sql<number>`0`).as('total'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(total);
}
