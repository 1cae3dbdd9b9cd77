import { type RawBuilder, sql } from 'kysely';
import type { WorkKind } from '#contract/admin/figures.ts';
import type { ReadDb } from '#database/connect.ts';
import { isUnclosedDay } from '#server/cash/unclosed-day.ts';
import { isFailedMessage } from '#server/order/messages/failed-messages.ts';
import { isReceiptMissing } from '#server/payment/receipts/missing-receipt.ts';
import { isCallDue, isCallOf } from '#server/request/staff/late-calls.ts';
import { isVisitToDo } from '#server/request/staff/visits-to-do.ts';
import { isArriving } from '#server/stock/transfer/arriving.ts';
import { hasMissingPieces } from '#server/stock/transfer/missing-pieces.ts';
import { isFailingEndpoint } from '#server/webhook/failing-endpoint.ts';
import { inStores } from './in-stores.ts';

export interface WorkRow {
  kind: WorkKind;
  count: number;
  oldest: Date | null;
  /** The record that has waited longest, for the kinds that link to it: an order number, a transfer id, or the store of a cash day. */
  record: string | null;
}

export interface WorkOf {
  seesOrders: boolean;
  /** Pickup orders of these stores; null = all orders. */
  stores: readonly number[] | null;
  /** A day in Tashkent. */
  today: string;
  /** Discrepancies and missing receipts (since then), counted for members who may read payments. */
  money: { isSeen: boolean; since: Date };
  /** Days whose report differs from the ledger, counted for members who settle all stores. */
  seesReports: boolean;
  /** Call-backs that were due before then, and visits, counted for members who handle them. */
  requests: { isSeen: boolean; dueBefore: RawBuilder<Date>; now: Date };
  /** Pending reviews are counted for members who moderate them. */
  seesReviews: boolean;
  /** Pending privacy requests are counted for members who handle them. */
  seesPrivacy: boolean;
  /** Messages that failed since then, about orders of these stores; null = all. */
  messages: { isSeen: boolean; since: Date; stores: readonly number[] | null };
  /** Transfers to these stores; null = any. */
  transfers: { isSeen: boolean; stores: readonly number[] | null };
  /** Failed imports of the staff's files. */
  seesImports: boolean;
  /** Cash days of these stores; null = any. */
  cash: { isSeen: boolean; stores: readonly number[] | null };
  seesWebhooks: boolean;
  /** The kinds of approvals that the caller may decide; the caller's own requests are excluded. */
  decider: { staffId: number; kinds: readonly string[] };
}

/**
 * Returns one row per kind, including kinds without pending work. Each kind counts the same as its view of the list of orders
 * (backoffice/orders/list/views.ts).
 */
export async function selectWork(db: ReadDb, work: WorkOf): Promise<WorkRow[]> {
  const { stores, today, money, requests, messages, transfers, decider } = work;
  const ofStores = inStores(stores, sql`o.store_id`);
  const longest = sql`(array_agg(number order by created_at, id))[1]`;
  const { rows } = await sql<WorkRow>`
    with open_orders as (
      select o.id, o.number, o.order_state, o.created_at, o.promised_to from orders o
      where ${work.seesOrders} and o.order_state in ('NEW', 'PAID', 'CONFIRMED', 'ASSEMBLING', 'SHIPPED', 'READY_FOR_PICKUP') and ${ofStores})
    select 'CONFIRM' as kind, count(*)::integer as count, min(created_at) as oldest, ${longest} as record from open_orders where order_state = 'NEW'
    union all
    select 'ASSEMBLE', count(*)::integer, min(created_at), ${longest} from open_orders where order_state in ('PAID', 'CONFIRMED')
    union all
    select 'LATE', count(*)::integer, min(promised_to + 1)::timestamp at time zone 'Asia/Tashkent', null from open_orders
    where order_state <> 'READY_FOR_PICKUP' and promised_to < ${today}::date
    union all
    select 'MISSING', count(*)::integer, min(m.since), (array_agg(t.id::text order by m.since, t.id))[1]
    from transfers t cross join lateral (
      select min(l.missing_at) as since from transfer_pieces l where l.transfer_id = t.id) m
    where ${transfers.isSeen} and ${hasMissingPieces(transfers.stores)}
    union all
    select 'ARRIVING', count(*)::integer, min(t.sent_at), (array_agg(t.id::text order by t.sent_at, t.id))[1]
    from transfers t where ${transfers.isSeen} and ${isArriving(transfers.stores, today)}
    union all
    select 'UNCOLLECTED', count(distinct o.id)::integer, min(n.at), null from open_orders o
    join order_events n on n.order_id = o.id and n.kind = 'NOT_COLLECTED'
    where o.order_state = 'READY_FOR_PICKUP'
    union all
    select 'MANUAL_REFUND', count(distinct o.id)::integer, min(r.created_at), null
    from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
    where ${work.seesOrders} and r.is_manual and r.refund_state = 'REQUESTED' and ${ofStores}
    union all
    select 'DISCREPANCY', count(*)::integer, min(d.noted_at), null
    from payment_discrepancies d join payments p on p.id = d.payment_id join orders o on o.id = p.order_id
    where ${money.isSeen} and d.outcome = 'MANUAL' and ${ofStores}
    union all
    select 'RECEIPT', count(*)::integer, min(l.at), null
    from ledger_entries l join payments p on p.id = l.payment_id join orders o on o.id = l.order_id
    left join receipts r on r.payment_id = l.payment_id and r.refund_id is not distinct from l.refund_id
    where ${money.isSeen} and ${isReceiptMissing(money.since)} and ${ofStores}
    union all
    select 'SETTLEMENT', count(*)::integer, min(d.found_at), null from settlement_differences d where ${work.seesReports}
    union all
    select 'CALLS', count(*)::integer, min(c.due_at), null from callbacks c
    where ${requests.isSeen} and ${isCallDue(requests.dueBefore)} and ${isCallOf(stores)}
    union all
    select 'VISITS', count(*)::integer, min(v.created_at), null from visits v
    where ${requests.isSeen} and ${isVisitToDo(requests.now)} and (${stores}::bigint[] is null or v.store_id = any(${stores}::bigint[]))
    union all
    select 'REVIEWS', count(*)::integer, min(r.written_at), null from reviews r
    where ${work.seesReviews} and r.review_state = 'PENDING'
    union all
    select 'MESSAGES', count(*)::integer, min(m.created_at), null from (
      select m.list_place, m.created_at, o.store_id from order_messages m
      join order_events e on e.id = m.event_id join orders o on o.id = e.order_id
      union all
      select m.list_place, m.created_at, o.store_id from staff_messages m left join orders o on o.id = m.order_id) m
    where ${messages.isSeen} and ${isFailedMessage(messages.since)}
      and (${messages.stores}::bigint[] is null or m.store_id = any(${messages.stores}::bigint[]))
    union all
    ${workOutsideOrders(work)}
    union all
    select 'APPROVAL', count(*)::integer, min(requested_at), null from approvals
    where approval_state = 'WAITING' and kind = any(${decider.kinds}::text[]) and requested_by <> ${decider.staffId}`.execute(
    db,
  );
  return rows;
}

/** Work that is not about orders: imports, privacy requests, cash days, webhooks. */
const workOutsideOrders = ({ seesImports, seesPrivacy, cash, seesWebhooks, today }: WorkOf) => sql`
    select 'IMPORTS', count(*)::integer, min(i.moved_at), null from imports i
    where ${seesImports} and i.import_state = 'FAILED'
    union all
    select 'PRIVACY', count(*)::integer, min(p.created_at), null from privacy_requests p
    where ${seesPrivacy} and p.privacy_state = 'WAITING'
    union all
    select 'CASH_DAYS', count(*)::integer, min(d.opened_at), (array_agg(d.store_id::text order by d.opened_at, d.id))[1]
    from cash_days d where ${cash.isSeen} and ${isUnclosedDay(cash.stores, today)}
    union all
    select 'WEBHOOKS', count(*)::integer, min(coalesce(e.failing_since, e.created_at)), null from webhook_endpoints e
    where ${seesWebhooks} and ${isFailingEndpoint()}`;
