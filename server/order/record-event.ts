import { nextWakingTime } from '#domain/request/call-hours.ts';
import { messagesOf, type OrderEventKind, type MessageEvent } from '#domain/order/order-messages.ts';
import type { OrderActor, OrderState } from '#domain/order/order-states.ts';
import type { Db } from '#database/connect.ts';
import { enqueue } from '#server/kit/jobs.ts';
import type { OrderRow } from './queries.ts';
import { insertOrderEvent } from './queries-event.ts';
import { insertMessages } from './messages/queries-message.ts';

export const sendMessagesTask = 'send-order-messages';

export interface NotedEvent {
  order: Pick<OrderRow, 'id' | 'order_state' | 'contact_email' | 'contact_phone'>;
  by: OrderActor;
  now: Date;
  /** If omitted, a state transition (MOVED). */
  kind?: OrderEventKind;
  /** If omitted, the state does not change. */
  to?: OrderState;
  reason?: string;
  /** The amount that was or will be refunded, whole soʻm. */
  amountSom?: number;
}

/**
 * Records an event of an order and its messages in the open transaction, so that they are sent if and only if it commits. The caller has
 * locked the order and changes its state. Returns the event's id.
 */
export async function recordEvent(db: Db, noted: NotedEvent): Promise<number> {
  const { order, kind = 'MOVED', to = order.order_state, now } = noted;
  const event = { kind, from: order.order_state, to };
  const eventId = await insertOrderEvent(db, {
    ...event,
    orderId: order.id,
    actor: noted.by,
    reason: noted.reason ?? null,
    amountSom: noted.amountSom ?? null,
    now,
  });
  // a counter sale may have a buyer without a phone
  if (order.contact_phone === null) return eventId;
  await queueMessages(db, { orderId: order.id, email: order.contact_email, eventId, event, now });
  return eventId;
}

/** Writes the messages of an event, each once, and queues the job that sends them. */
export async function queueMessages(
  db: Db,
  args: { orderId: number; email: string | null; eventId: number; event: MessageEvent; now: Date },
): Promise<void> {
  const { orderId, eventId, now } = args;
  const due = messagesOf(args.event, { hasEmail: args.email !== null });
  if (due.length === 0) return;
  const messages = due.map(({ waitsForMorning, ...message }) => ({
    ...message,
    dueAt: waitsForMorning ? nextWakingTime(now) : now,
  }));
  const isNew = await insertMessages(db, { orderId, eventId, messages, now });
  // a message deferred to the morning is found by the job that runs every minute
  if (isNew) await enqueue(db, { task: sendMessagesTask });
}
