import { sql } from 'kysely';
import { capRefund, type RefundablePayment, type RefundParts } from '#domain/payment/split-refund.ts';
import type { ReadDb } from '#database/connect.ts';
import { type PaymentRow, selectPayments } from '../queries.ts';

/** What can still be refunded of an order. */
export interface Refundable {
  /** Its paid payments. */
  payments: PaymentRow[];
  open: RefundablePayment[];
  /** The refundable amount of all payments together: the ledger's balance without refunds that are requested and not done. Whole soʻm. */
  leftSom: number;
  /** Lines that were refunded, whole or in part: no line is refunded again. */
  refundedLineIds: Set<number>;
  /** The part of the delivery's price that was refunded, whole soʻm. */
  deliverySom: number;
}

export async function readRefundable(db: ReadDb, orderId: number): Promise<Refundable> {
  const attempts = await selectPayments(db, [orderId]);
  const payments = attempts.filter((attempt) => attempt.payment_state === 'PAID');
  const open = payments.map(({ id, tender, amount_som: amount, refunded_som: refunded }) => ({
    id,
    tender,
    leftSom: amount - refunded,
  }));
  const { rows } = await sql<{ line_ids: number[]; delivery_som: number }>`
    select coalesce(array_agg(distinct l.order_line_id) filter (where l.order_line_id is not null), '{}') as line_ids,
      coalesce((select sum(r.delivery_som) from refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId}), 0)::float8
        as delivery_som
    from refund_lines l join order_lines o on o.id = l.order_line_id where o.order_id = ${orderId}`.execute(
    db,
  );
  const [refunded] = rows;
  return {
    payments,
    open,
    leftSom: open.reduce((sum, one) => sum + one.leftSom, 0),
    refundedLineIds: new Set((refunded?.line_ids ?? []).map(Number)),
    deliverySom: refunded?.delivery_som ?? 0,
  };
}

/** Returns what is left to refund of these parts, after refunds that the staff made before. */
export async function leftToRefund(
  db: ReadDb,
  orderId: number,
  { lines, deliverySom, goodwillSom }: RefundParts,
): Promise<RefundParts> {
  const refundable = await readRefundable(db, orderId);
  const parts = {
    lines: lines.filter(({ orderLineId }) => !refundable.refundedLineIds.has(orderLineId)),
    deliverySom: Math.max(deliverySom - refundable.deliverySom, 0),
    goodwillSom,
  };
  return capRefund(parts, refundable.leftSom);
}
