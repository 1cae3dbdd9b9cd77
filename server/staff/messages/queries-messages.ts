import { sql } from 'kysely';
import type { StaffTemplate } from '#contract/admin/staff-message.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { Db, ReadDb } from '#database/connect.ts';

const most = 50;

/** The recipient of a message, and what it is about. */
export interface Addressee {
  /** Either `orderId` or `userId` is set. */
  orderId: number | null;
  userId: number | null;
  /** The number of the order; null if the message is not about an order. */
  number: string | null;
  storeId: number | null;
  language: PageLanguage;
  phone: string | null;
  email: string | null;
}

const ofOrder = sql`select id::integer as "orderId", null::integer as "userId", number, store_id::integer as "storeId", language,
  contact_phone as phone, contact_email as email from orders`;
const ofUser = sql`select null::integer as "orderId", id::integer as "userId", null as number, null::integer as "storeId", language, phone,
  email from users`;

export async function findOfOrder(db: ReadDb, number: string): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`${ofOrder} where number = ${number}`.execute(db);
  return rows[0];
}

export async function findOfUser(db: ReadDb, id: number): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`${ofUser} where id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

export interface WrittenRow {
  id: number;
  created_at: Date;
  by: string;
  channel: 'SMS' | 'EMAIL';
  template: StaffTemplate | null;
  subject: string | null;
  message_state: 'WAITING' | 'SENT' | 'DROPPED';
  dropped_because: string | null;
}

export async function selectWritten(
  db: ReadDb,
  { orderId, userId }: Pick<Addressee, 'orderId' | 'userId'>,
): Promise<WrittenRow[]> {
  const { rows } = await sql<WrittenRow>`
    select m.id, m.created_at, s.name as by, m.channel, m.template, m.subject, m.message_state, m.dropped_because
    from staff_messages m join staff s on s.id = m.staff_id
    where m.order_id = ${orderId} or m.user_id = ${userId} order by m.id desc limit ${most}`.execute(db);
  return rows;
}

export interface SentRow {
  id: number;
  at: Date;
  channel: 'SMS' | 'EMAIL';
  message: string;
  message_state: 'WAITING' | 'SENT' | 'DROPPED';
  dropped_because: string | null;
}

/** Returns what the shop itself sent about an order, latest first. */
export async function selectSent(db: ReadDb, orderId: number): Promise<SentRow[]> {
  const { rows } = await sql<SentRow>`
    select m.id, e.at, m.channel, m.message, m.message_state, m.dropped_because
    from order_messages m join order_events e on e.id = m.event_id
    where e.order_id = ${orderId} order by m.id desc limit ${most}`.execute(db);
  return rows;
}

/** Two SMS with the payment link of one order cannot wait at the same time. `m`: the message. */
export const noWaitingPayLink = sql`not exists (
  select from order_messages w where w.pay_link_of = m.pay_link_of and w.message_state = 'WAITING')`;

/** Queues an unsent message again. Returns false if the order has no such message in that state. */
export async function reopenMessage(
  db: Db,
  { id, orderId, now }: { id: number; orderId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update order_messages m
    set message_state = 'WAITING', dropped_because = null, settled_at = null, claimed_until = null, tries = 0, due_at = ${now}
    from order_events e
    where e.id = m.event_id and m.id = ${id} and e.order_id = ${orderId} and m.message_state = 'DROPPED'
      and m.dropped_because <> 'OUTDATED' and ${noWaitingPayLink} returning m.id`.execute(db);
  return rows.length > 0;
}

export interface NewStaffMessage {
  orderId: number | null;
  userId: number | null;
  staffId: number;
  channel: 'SMS' | 'EMAIL';
  template: StaffTemplate | null;
  subject: string | null;
  body: string | null;
  /** The passport to send by SMS, and the phone; null = the order's phone. */
  passport?: { id: string; phone: string | null };
  now: Date;
}

export async function insertStaffMessage(db: Db, message: NewStaffMessage): Promise<number> {
  const { orderId, userId, staffId, channel, template, subject, body, passport, now } = message;
  const row = await db
    .insertInto('staff_messages')
    .values({
      order_id: orderId,
      user_id: userId,
      staff_id: staffId,
      channel,
      template,
      subject,
      body,
      certificate_id: passport?.id ?? null,
      phone: passport?.phone ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface WaitingMessage {
  order_id: number | null;
  user_id: number | null;
  channel: 'SMS' | 'EMAIL';
  template: string | null;
  subject: string | null;
  body: string | null;
  /** The recipient's phone, if it is not the order's. */
  phone: string | null;
  /** The certificate id of the passport that the message sends. */
  certificate_id: string | null;
  serial: string | null;
  created_at: Date;
}

/** Undefined if it was already sent or dropped. */
export async function findWaiting(db: ReadDb, id: number): Promise<WaitingMessage | undefined> {
  return db
    .selectFrom('staff_messages as m')
    .leftJoin('certificates as c', 'c.id', 'm.certificate_id')
    .leftJoin('product_items as i', 'i.id', 'c.item_id')
    .select(['m.order_id', 'm.user_id', 'm.channel', 'm.template', 'm.subject', 'm.body', 'm.created_at'])
    .select(['m.phone', 'm.certificate_id', 'i.serial_number as serial'])
    .where('m.id', '=', id)
    .where('m.message_state', '=', 'WAITING')
    .executeTakeFirst();
}

export async function findAddressee(
  db: ReadDb,
  { order_id: orderId, user_id: userId }: Pick<WaitingMessage, 'order_id' | 'user_id'>,
): Promise<Addressee | undefined> {
  if (userId !== null) return findOfUser(db, userId);
  const { rows } = await sql<Addressee>`${ofOrder} where id = ${orderId}`.execute(db);
  return rows[0];
}

export async function settleStaffMessage(
  db: Db,
  { id, dropped, now }: { id: number; dropped: 'NO_GATEWAY' | 'REFUSED' | 'NO_CONTACT' | null; now: Date },
): Promise<void> {
  await db
    .updateTable('staff_messages')
    .set({
      message_state: dropped === null ? 'SENT' : 'DROPPED',
      dropped_because: dropped,
      settled_at: now,
      phone: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes the messages to the owner of a closed account, including those about their orders. */
export async function deleteMessagesTo(db: Db, userId: number): Promise<void> {
  await sql`
    delete from staff_messages where user_id = ${userId} or order_id in (select id from orders where user_id = ${userId})`.execute(
    db,
  );
}

/** Returns our own valid passport of a piece of this order. */
export async function findPassport(
  db: ReadDb,
  { orderId, serial }: { orderId: number; serial: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from order_lines l join product_items i on i.id = l.item_id join certificates c on c.item_id = i.id
    where l.order_id = ${orderId} and i.serial_number = ${serial} and c.certificate_state = 'VALID' and c.laboratory = 'ZARONA'
    order by c.issued_on desc, c.id limit 1`.execute(db);
  return rows[0]?.id;
}
