import { sql } from 'kysely';
import type { MessageChannel, OrderEventKind, OrderMessage } from '#domain/order/order-messages.ts';
import type { OrderState } from '#domain/order/order-states.ts';
import type { Db } from '#database/connect.ts';
import type { LocalizedText, OrderMessagesTable } from '#database/schema.ts';

export interface NewMessage {
  message: OrderMessage;
  channel: MessageChannel;
  /** Sent at most once per order. */
  once: boolean;
  dueAt: Date;
}

/** Writes the messages of an event; existing messages are left as they are. Returns false if none was new. */
export async function insertMessages(
  db: Db,
  {
    orderId,
    eventId,
    messages,
    now,
  }: { orderId: number; eventId: number; messages: readonly NewMessage[]; now: Date },
): Promise<boolean> {
  const rows = JSON.stringify(
    messages.map(({ message, channel, once, dueAt }) => ({ message, channel, once, due_at: dueAt })),
  );
  const written = await sql<{ id: number }>`
    insert into order_messages (event_id, channel, message, due_at, created_at, pay_link_of)
    select ${eventId}, n.channel, n.message, n.due_at, ${now}::timestamptz,
      case when n.message = 'PLACED_BY_PHONE' and n.channel = 'SMS' then ${orderId}::bigint end
    from jsonb_to_recordset(${rows}::jsonb) as n (message text, channel text, once boolean, due_at timestamptz)
    where not n.once or not exists (
      select from order_messages m join order_events e on e.id = m.event_id
      where e.order_id = ${orderId} and m.message = n.message and m.channel = n.channel)
    on conflict (event_id, channel) do nothing
    returning id`.execute(db);
  return written.rows.length > 0;
}

export interface ClaimedMessage {
  id: number;
  channel: MessageChannel;
  message: OrderMessage;
  /** Number of attempts including this one, from 1. */
  tries: number;
  event_id: number;
  order_id: number;
  event_kind: OrderEventKind;
  event_at: Date;
  /** The amount that was or will be refunded, whole soʻm. */
  amount_som: number | null;
}

/**
 * Claims the oldest message that is due; no other process sends it until the claim expires. Undefined if none is due or other processes
 * have claimed them.
 */
export async function claimMessage(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    with claimed as (
      update order_messages set claimed_until = ${until}, tries = tries + 1
      where id = (
        select id from order_messages
        where message_state = 'WAITING' and due_at <= ${now} and (claimed_until is null or claimed_until < ${now})
        order by due_at, id limit 1 for update skip locked
      )
      returning id, event_id, channel, message, tries
    )
    select c.id, c.channel, c.message, c.tries, c.event_id, e.order_id, e.kind as event_kind, e.at as event_at, e.amount_som
    from claimed c join order_events e on e.id = c.event_id`.execute(db);
  return rows[0];
}

/** Records that a message was sent or will not be sent. A message that another process settled is left as it is. */
export async function settleMessage(
  db: Db,
  { id, dropped = null, now }: { id: number; dropped?: OrderMessagesTable['dropped_because']; now: Date },
): Promise<void> {
  await db
    .updateTable('order_messages')
    .set({
      message_state: dropped === null ? 'SENT' : 'DROPPED',
      dropped_because: dropped,
      settled_at: now,
      claimed_until: null,
    })
    .where('id', '=', id)
    .where('message_state', '=', 'WAITING')
    .execute();
}

export async function postponeMessage(db: Db, { id, dueAt }: { id: number; dueAt: Date }): Promise<void> {
  await db
    .updateTable('order_messages')
    .set({ due_at: dueAt, claimed_until: null })
    .where('id', '=', id)
    .where('message_state', '=', 'WAITING')
    .execute();
}

export interface StoreRow {
  name: LocalizedText;
  address: LocalizedText;
  phone: string;
}

/** Returns the pickup store of an order. */
export async function findStore(db: Db, id: number): Promise<StoreRow | undefined> {
  return db.selectFrom('stores').select(['name', 'address', 'phone']).where('id', '=', id).executeTakeFirst();
}

/** Serial numbers of the pieces that this event returned. */
export async function selectReturnedSerials(db: Db, eventId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_lines as l')
    .innerJoin('product_items as i', 'i.id', 'l.item_id')
    .select('i.serial_number')
    .where('l.returned_event_id', '=', eventId)
    .orderBy('l.position')
    .execute();
  return rows.map((row) => row.serial_number);
}

/** The facts that decide whether a message may be sent. */
export interface MessageCircumstances {
  actor: string;
  from_state: OrderState | null;
  /** The mail address is the verified one of the order's user. */
  is_own_email: boolean;
  /** An SMS or a mail was already sent for this order. */
  was_texted: boolean;
  was_mailed: boolean;
  /** HMAC of the network from which the order was placed. */
  network: Buffer | null;
}

export async function getCircumstances(db: Db, eventId: number): Promise<MessageCircumstances> {
  const { rows } = await sql<MessageCircumstances>`
    select e.actor, e.from_state, o.network, coalesce(u.email = lower(o.contact_email), false) as is_own_email,
      sent.sms as was_texted, sent.email as was_mailed
    from order_events e
    join orders o on o.id = e.order_id
    left join users u on u.id = o.user_id
    cross join lateral (
      select coalesce(bool_or(m.channel = 'SMS'), false) as sms, coalesce(bool_or(m.channel = 'EMAIL'), false) as email
      from order_messages m join order_events other on other.id = m.event_id
      where other.order_id = o.id and m.message_state = 'SENT'
    ) as sent
    where e.id = ${eventId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`order event ${eventId} does not exist`);
  return row;
}
