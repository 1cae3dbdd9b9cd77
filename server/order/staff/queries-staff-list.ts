import { sql } from 'kysely';
import type { FulfillmentKind, OrderChannel, OrderState } from '#domain/order/order-states.ts';
import type { ReadDb } from '#database/connect.ts';
import { type EdgeRow, type ListPage, countRows, pageClauses, pageRows } from '#server/kit/list-page.ts';
import { hasManualRefund, type StaffOrderFilter, whereOf } from './queries-order-filter.ts';

export interface StaffListRow extends EdgeRow {
  number: string;
  order_state: OrderState;
  payment_state: string;
  payment_method: string;
  fulfillment_kind: FulfillmentKind;
  store_id: number | null;
  total_som: number;
  created_at: Date;
  since: Date;
  promised_to: string;
  contact_name: string | null;
  contact_phone: string | null;
  channel: OrderChannel;
  tags: string[];
  comment: string | null;
  pieces: number;
  has_code: boolean;
  is_uncollected: boolean;
  has_manual_refund: boolean;
  /** Some of the payment can still be refunded. */
  has_money: boolean;
  /** Number of events of the order plus one: every event makes a new version. */
  version: number;
}

const columns = sql`
  o.id, o.number, o.order_state, o.payment_state, o.payment_method, o.fulfillment_kind, o.store_id, o.total_som, o.created_at,
  o.promised_to, o.contact_name, o.contact_phone, o.channel, o.comment, o.tags, o.handover_code is not null as has_code,
  (select count(*) from order_lines l where l.order_id = o.id)::integer as pieces,
  coalesce(e.since, o.created_at) as since, e.version,
  o.order_state = 'READY_FOR_PICKUP' and e.is_uncollected as is_uncollected,
  ${hasManualRefund} as has_manual_refund,
  exists (select from payments p where p.order_id = o.id and p.payment_state = 'PAID' and p.refunded_som < p.amount_som) as has_money`;

const ofEvents = sql`
  cross join lateral (
    select count(*)::integer + 1 as version, max(at) filter (where kind = 'MOVED') as since,
      coalesce(bool_or(kind = 'NOT_COLLECTED'), false) as is_uncollected
    from order_events where order_id = o.id) e`;

/** Returns one page, plus one row if another page follows. */
export async function selectStaffOrders(
  db: ReadDb,
  filter: StaffOrderFilter,
  page: ListPage,
): Promise<StaffListRow[]> {
  const { order } = pageClauses(page);
  const ofPage = pageRows(page, { from: sql`orders o`, filter: whereOf(filter), alias: sql`o` });
  const { rows } = await sql<StaffListRow>`
    select ${columns}, (${page.sort.by})::text as edge
    from ${ofPage} ${ofEvents}
    ${order}`.execute(db);
  return rows;
}

export async function findStaffOrder(
  db: ReadDb,
  filter: StaffOrderFilter & { number: string },
): Promise<StaffListRow | undefined> {
  const { rows } = await sql<StaffListRow>`
    select ${columns}, o.number as edge from orders o ${ofEvents} where ${whereOf(filter)}`.execute(db);
  return rows[0];
}

export async function countStaffOrders(
  db: ReadDb,
  filter: StaffOrderFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from orders o where ${whereOf(filter)}`, wanted);
}

export interface StaffRefundRow {
  id: number;
  amount_som: number;
  refund_state: string;
  is_manual: boolean;
  created_at: Date;
}

export async function selectRefundsForStaff(db: ReadDb, orderId: number): Promise<StaffRefundRow[]> {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.amount_som', 'r.refund_state', 'r.is_manual', 'r.created_at'])
    .where('p.order_id', '=', orderId)
    .orderBy('r.id')
    .execute();
}

/** Returns the present store of each piece of an order, by serial number. */
export async function selectPlacesOfPieces(
  db: ReadDb,
  orderId: number,
): Promise<{ serial_number: string; store_id: number | null }[]> {
  return db
    .selectFrom('order_lines as l')
    .innerJoin('product_items as i', 'i.id', 'l.item_id')
    .select(['i.serial_number', 'i.store_id'])
    .where('l.order_id', '=', orderId)
    .execute();
}

/** Returns the tags of the orders that match the filter, most frequent first. */
export async function selectOrderTags(
  db: ReadDb,
  filter: StaffOrderFilter,
): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::integer as count from orders o, unnest(o.tags) as tag
    where ${whereOf(filter)} and o.tags <> '{}' group by tag order by count desc, tag limit 200`.execute(db);
  return rows;
}
