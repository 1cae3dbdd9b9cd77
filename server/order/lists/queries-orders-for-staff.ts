import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

/**
 * Orders ready for pickup for longer than promised and not yet marked as uncollected, oldest first; `orderId` restricts the query to one
 * order.
 */
export async function selectUncollected(db: ReadDb, now: Date, orderId?: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
    where o.order_state = 'READY_FOR_PICKUP' and (${orderId ?? null}::bigint is null or o.id = ${orderId ?? null})
      and (select max(e.at) from order_events e
        where e.order_id = o.id and e.kind = 'MOVED' and e.to_state = 'READY_FOR_PICKUP') <= ${now}::timestamptz - make_interval(hours => o.pickup_hours)
      and not exists (select from order_events e where e.order_id = o.id and e.kind = 'NOT_COLLECTED')
    order by o.id limit 200`.execute(db);
  return rows.map((row) => row.id);
}

export interface StaffEventRow {
  at: Date;
  kind: string;
  actor: string;
  from_state: string | null;
  to_state: string;
  reason: string | null;
  amount_som: number | null;
}

export async function selectEventsForStaff(db: ReadDb, orderId: number): Promise<StaffEventRow[]> {
  return db
    .selectFrom('order_events')
    .select(['at', 'kind', 'actor', 'from_state', 'to_state', 'reason', 'amount_som'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

export interface StaffMessageRow {
  channel: string;
  message: string;
  message_state: string;
  dropped_because: string | null;
}

/** Messages to the order's shopper, oldest first. */
export async function selectMessagesForStaff(db: ReadDb, orderId: number): Promise<StaffMessageRow[]> {
  return db
    .selectFrom('order_messages as m')
    .innerJoin('order_events as e', 'e.id', 'm.event_id')
    .select(['m.channel', 'm.message', 'm.message_state', 'm.dropped_because'])
    .where('e.order_id', '=', orderId)
    .orderBy('m.id')
    .execute();
}
