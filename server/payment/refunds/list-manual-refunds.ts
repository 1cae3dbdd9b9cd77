import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

/** A payment whose provider still has the money that staff gave back. */
export interface ManualRefundRow {
  number: string;
  order_state: string;
  provider: string;
  transaction_id: string;
  /** Whole soʻm: what came in by the provider, and what of it staff gave back. */
  amount_som: number;
  manual_refund_som: number;
  last_at: Date;
}

/**
 * Payments taken by a provider and given back by staff, whole or in part: the provider's report shows them as paid. The newest first, at
 * most 200; of all orders, or of one.
 */
export async function listManualRefunds(
  db: ReadDb,
  of: { number?: string } = {},
): Promise<ManualRefundRow[]> {
  const { rows } = await sql<ManualRefundRow>`
    select o.number, o.order_state, p.provider, p.transaction_id, p.amount_som, p.manual_refund_som,
      (select max(r.done_at) from refunds r where r.payment_id = p.id and r.is_manual) as last_at
    from payments p join orders o on o.id = p.order_id
    where p.manual_refund_som > 0 and p.transaction_id is not null
      ${of.number === undefined ? sql`` : sql`and o.number = ${of.number}`}
    order by last_at desc, p.id desc limit 200`.execute(db);
  return rows;
}
