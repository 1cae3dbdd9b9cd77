import { sql } from 'kysely';
import { sumOfParts } from '#domain/payment/split-refund.ts';
import type { Db, ReadDb } from '#database/connect.ts';

/** A piece whose price goes back: what was paid for it with all that was done to it, in whole soʻm. */
export interface RefundedLine {
  orderLineId: number;
  amountSom: number;
}

export interface NewRefund {
  paymentId: number;
  /** The tender of the payment. */
  tender: number;
  lines: readonly RefundedLine[];
  /** The refunded part of the delivery's price. */
  deliverySom: number;
  /** Given back in addition to lines and delivery. */
  goodwillSom: number;
  reason: string | null;
  approvalId: number | null;
  now: Date;
}

/**
 * Writes a refund with its lines and takes its sum from what may still go back. The database refuses a line that went back before and a
 * sum that is larger than what is left.
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

/** What a refund gives back: lines of its order, and whole soʻm of the delivery's price. */
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
  /** The way its money came. */
  provider: string;
  amount_som: number;
}

const requestedColumns = ['r.id', 'r.payment_id', 'p.order_id', 'p.provider', 'r.amount_som'] as const;

/** Refunds that still have to be sent to their provider, the oldest first. */
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

/** Refunds of an order that wait for somebody's hands, the oldest first: what came over the counter goes back over it. */
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

/** Refunds of a payment that are not done, the oldest first. */
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

/** Somebody must give this money back in the provider's cabinet or at the counter. */
export async function leaveToHands(db: Db, id: number): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ is_manual: true })
    .where('id', '=', id)
    .where('refund_state', '=', 'REQUESTED')
    .execute();
}

/** Who gave money back: the provider that had taken it, or staff over the counter or by transfer. */
export type RefundedBy = 'PROVIDER' | 'STAFF';

/** False: it was done before. */
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

/** Staff gave so much back themselves; the provider's transaction stays as it is. */
export async function addManualRefund(db: Db, args: { paymentId: number; amountSom: number }): Promise<void> {
  await db
    .updateTable('payments')
    .set((row) => ({ manual_refund_som: row('manual_refund_som', '+', args.amountSom) }))
    .where('id', '=', args.paymentId)
    .execute();
}

/** A movement of money, in whole soʻm: what came in, or with its refund, what went back. */
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

/** What the shop has of an order, in whole soʻm. */
export async function sumOfLedger(db: ReadDb, orderId: number): Promise<number> {
  const { total } = await db
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount_som'), sql<number>`0`).as('total'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(total);
}
