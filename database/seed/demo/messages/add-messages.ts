import type { ClientBase } from 'pg';
import { type MessageEvent, messagesOf } from '#domain/order/order-messages.ts';
import { nextWakingTime } from '#domain/request/call-hours.ts';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import { insertRows, type SeedRow } from '../../insert-rows.ts';

interface HappenedRow extends Pick<MessageEvent, 'kind' | 'from' | 'to'> {
  id: number;
  at: Date;
  is_first: boolean;
  is_by_phone: boolean;
  has_email: boolean;
}

/** One in this many messages was not sent: the gateway refused the number. */
const refusedEvery = 61;
/** Milliseconds from the event to the gateway’s response; they vary between messages. */
const sentAfterMs = (id: number): number => 3_000 + (id % 40) * 700;

/**
 * Adds the messages about the demo's orders whose shopper can be reached, by the rules of the shop (domain/order/order-messages.ts): all
 * sent, except for a few. Orders that have messages stay unchanged. Returns the number of messages added.
 */
export async function addMessages(client: ClientBase, today: TashkentDay): Promise<number> {
  const end = new Date(`${today}T00:00:00+05:00`);
  const happened = await readHappened(client, end);
  const rows = happened.flatMap((event) => messagesAbout(event, end)).map(settled);
  await insertRows(client, 'order_messages', rows);
  return rows.length;
}

/** Reads events before `end`, oldest first. */
async function readHappened(client: ClientBase, end: Date): Promise<HappenedRow[]> {
  const { rows } = await client.query<HappenedRow>(
    `select e.id::integer as id, e.at, e.kind, e.from_state as from, e.to_state as to,
       e.id = (select min(id) from order_events f where f.order_id = o.id) as is_first,
       o.channel = 'PHONE' as is_by_phone, o.contact_email is not null as has_email
     from order_events e join orders o on o.id = e.order_id
     where e.at < $1 and o.contact_phone is not null and o.channel <> 'COUNTER'
       and not exists (select from order_messages m join order_events f on f.id = m.event_id where f.order_id = o.id)
     order by e.at, e.id`,
    [end],
  );
  return rows;
}

interface Due {
  eventId: number;
  message: SeedRow<'order_messages'>['message'];
  channel: SeedRow<'order_messages'>['channel'];
  at: Date;
  dueAt: Date;
}

function messagesAbout({ id, at, kind, from, to, ...order }: HappenedRow, end: Date): Due[] {
  const event: MessageEvent = {
    kind,
    from,
    to,
    ...(order.is_first && order.is_by_phone && { isForCaller: true }),
  };
  return (
    messagesOf(event, { hasEmail: order.has_email })
      .map(({ message, channel, waitsForMorning }) => ({
        eventId: id,
        message,
        channel,
        at,
        dueAt: waitsForMorning ? nextWakingTime(at) : at,
      }))
      // a message delayed until this morning would be sent when the demo starts
      .filter(({ dueAt }) => dueAt < end)
  );
}

function settled({ eventId, message, channel, at, dueAt }: Due, nth: number): SeedRow<'order_messages'> {
  const isRefused = nth % refusedEvery === refusedEvery - 1;
  return {
    event_id: eventId,
    channel,
    message,
    message_state: isRefused ? 'DROPPED' : 'SENT',
    dropped_because: isRefused ? 'REFUSED' : null,
    tries: 1,
    created_at: at.toISOString(),
    due_at: dueAt.toISOString(),
    settled_at: new Date(dueAt.getTime() + sentAfterMs(eventId)).toISOString(),
  };
}
