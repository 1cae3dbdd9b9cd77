import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import { isFailedMessage } from '#server/order/messages/failed-messages.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';
import { noWaitingPayLink } from './queries-messages.ts';

export interface ListedRow extends EdgeRow {
  source: 'order' | 'staff';
  own_id: number;
  created_at: Date;
  number: string | null;
  store_id: number | null;
  channel: 'SMS' | 'EMAIL';
  message: string | null;
  template: string | null;
  subject: string | null;
  by: string | null;
  phone: string | null;
  email: string | null;
  message_state: 'WAITING' | 'SENT' | 'DROPPED';
  dropped_because: string | null;
  settled_at: Date | null;
  list_place: number;
}

export interface MessageFilter {
  /** Messages about orders of these stores; null = all. */
  stores: readonly number[] | null;
  states?: readonly string[];
  channels?: readonly string[];
  /** Only messages that failed since then. */
  failedSince?: Date;
  /** The beginning of an order's number. */
  number?: string;
}

const ofShop = sql`
  select m.id * 2 as id, 'order' as source, m.id as own_id, m.created_at, o.number, o.store_id, m.channel, m.message, null as template,
    null as subject, null as by, o.contact_phone as phone, o.contact_email as email, m.message_state, m.dropped_because, m.settled_at,
    m.list_place
  from order_messages m join order_events e on e.id = m.event_id join orders o on o.id = e.order_id`;
const ofStaff = sql`
  select m.id * 2 + 1 as id, 'staff' as source, m.id as own_id, m.created_at, o.number, o.store_id, m.channel, null as message, m.template,
    m.subject, s.name as by, coalesce(o.contact_phone, u.phone) as phone, coalesce(o.contact_email, u.email) as email, m.message_state,
    m.dropped_because, m.settled_at, m.list_place
  from staff_messages m join staff s on s.id = m.staff_id left join orders o on o.id = m.order_id left join users u on u.id = m.user_id`;

/** Returns one page of both kinds; the first rows of each are read through its index. */
export async function selectMessages(
  db: ReadDb,
  filter: MessageFilter,
  page: ListPage,
): Promise<ListedRow[]> {
  const { where, order } = pageClauses(page);
  const first = (kind: RawBuilder<unknown>) =>
    sql`(select * from (${kind}) m where ${whereOf(filter)} and ${where} ${order})`;
  const { rows } = await sql<ListedRow>`
    select m.*, (${page.sort.by})::text as edge from (${first(ofShop)} union all ${first(ofStaff)}) m ${order}`.execute(
    db,
  );
  return rows;
}

export async function countMessages(
  db: ReadDb,
  filter: MessageFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from (${ofShop} union all ${ofStaff}) m where ${whereOf(filter)}`, wanted);
}

function whereOf({ stores, states, channels, failedSince, number }: MessageFilter): RawBuilder<boolean> {
  return allOf([
    stores && sql`m.store_id = any(${stores}::bigint[])`,
    states && sql`m.message_state = any(${states}::text[])`,
    channels && sql`m.channel = any(${channels}::text[])`,
    failedSince && isFailedMessage(failedSince),
    number !== undefined && sql`starts_with(m.number, ${number})`,
  ]);
}

/** Returns one message as in the list. */
export async function findMessage(
  db: ReadDb,
  { source, ownId }: { source: 'order' | 'staff'; ownId: number },
): Promise<ListedRow | undefined> {
  const { rows } = await sql<ListedRow>`
    select *, '' as edge from (${source === 'order' ? ofShop : ofStaff}) m where m.own_id = ${ownId}`.execute(
    db,
  );
  return rows[0];
}

/** Queues a message again that the shop could not send. Returns false if it was not dropped, or is outdated. */
export async function reopenShopMessage(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update order_messages m
    set message_state = 'WAITING', dropped_because = null, settled_at = null, claimed_until = null, tries = 0, due_at = ${now}
    where id = ${id} and message_state = 'DROPPED' and dropped_because <> 'OUTDATED' and ${noWaitingPayLink} returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Same as `reopenShopMessage` for a message from the staff. A passport is not sent again: the phone that the buyer gave for it has been
 * deleted, and the order's may be another person's.
 */
export async function reopenStaffMessage(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    update staff_messages set message_state = 'WAITING', dropped_because = null, settled_at = null
    where id = ${id} and message_state = 'DROPPED' and template is distinct from 'PASSPORT' returning id`.execute(
    db,
  );
  return rows.length > 0;
}
