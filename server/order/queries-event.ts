import { sql } from 'kysely';
import { type OrderEventKind, staffEventKinds } from '#domain/order/order-messages.ts';
import type { OrderActor, OrderState } from '#domain/order/order-states.ts';
import type { Db, ReadDb } from '#database/connect.ts';

export interface OrderEventRow {
  order_id: number;
  at: Date;
  kind: Exclude<OrderEventKind, (typeof staffEventKinds)[number]>;
  to_state: string;
  /** The amount that was or will be refunded, whole soʻm. */
  amount_som: number | null;
}

/** Returns the events that the shopper may see. */
export async function selectOrderEvents(db: ReadDb, orderIds: readonly number[]): Promise<OrderEventRow[]> {
  return db
    .selectFrom('order_events')
    .select(['order_id', 'at', 'kind', 'to_state', 'amount_som'])
    .where(sql<boolean>`order_id = any(${orderIds}::bigint[])`)
    .where('kind', 'not in', staffEventKinds)
    .$narrowType<{ kind: OrderEventRow['kind'] }>()
    .orderBy('id')
    .execute();
}

/** Returns the last time an order entered a state. */
export async function findMoveInto(
  db: ReadDb,
  { orderId, state }: { orderId: number; state: OrderState },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'MOVED')
    .where('to_state', '=', state)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

export interface NewOrderEvent {
  orderId: number;
  kind: OrderEventKind;
  actor: OrderActor;
  from: OrderState;
  to: OrderState;
  reason: string | null;
  amountSom: number | null;
  now: Date;
}

/** Returns the new row's id. */
export async function insertOrderEvent(db: Db, event: NewOrderEvent): Promise<number> {
  const row = await db
    .insertInto('order_events')
    .values({
      order_id: event.orderId,
      at: event.now,
      kind: event.kind,
      actor: event.actor,
      from_state: event.from,
      to_state: event.to,
      reason: event.reason,
      amount_som: event.amountSom,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
