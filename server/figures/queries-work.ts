import { sql } from 'kysely';
import type { WorkKind } from '#contract/admin/figures.ts';
import type { ReadDb } from '#database/connect.ts';

export interface WorkRow {
  kind: WorkKind;
  count: number;
  oldest: Date | null;
}

export interface WorkOf {
  /** Pick-ups of these stores; null = all orders. */
  stores: readonly number[] | null;
  /** In Tashkent. */
  today: string;
  /** Of approvals: the kinds that the caller decides, without their own requests. */
  decider: { staffId: number; kinds: readonly string[] };
}

/**
 * One row of each kind, also where nothing waits. Each kind counts what its view in the list of orders shows (backoffice/orders/list/views.ts).
 */
export async function selectWork(db: ReadDb, { stores, today, decider }: WorkOf): Promise<WorkRow[]> {
  const ofStores = stores === null ? sql`true` : sql`o.store_id = any(${stores}::bigint[])`;
  const { rows } = await sql<WorkRow>`
    with open_orders as (
      select o.id, o.order_state, o.created_at, o.promised_to from orders o
      where o.order_state in ('NEW', 'PAID', 'CONFIRMED', 'ASSEMBLING', 'SHIPPED', 'READY_FOR_PICKUP') and ${ofStores})
    select 'CONFIRM' as kind, count(*)::integer as count, min(created_at) as oldest from open_orders where order_state = 'NEW'
    union all
    select 'ASSEMBLE', count(*)::integer, min(created_at) from open_orders where order_state in ('PAID', 'CONFIRMED')
    union all
    select 'LATE', count(*)::integer, min(promised_to + 1)::timestamp at time zone 'Asia/Tashkent' from open_orders
    where order_state <> 'READY_FOR_PICKUP' and promised_to < ${today}::date
    union all
    select 'UNCOLLECTED', count(distinct o.id)::integer, min(n.at) from open_orders o
    join order_events n on n.order_id = o.id and n.kind = 'NOT_COLLECTED'
    where o.order_state = 'READY_FOR_PICKUP'
    union all
    select 'MANUAL_REFUND', count(distinct o.id)::integer, min(r.created_at)
    from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
    where r.is_manual and r.refund_state = 'REQUESTED' and ${ofStores}
    union all
    select 'APPROVAL', count(*)::integer, min(requested_at) from approvals
    where approval_state = 'WAITING' and kind = any(${decider.kinds}::text[]) and requested_by <> ${decider.staffId}`.execute(
    db,
  );
  return rows;
}
