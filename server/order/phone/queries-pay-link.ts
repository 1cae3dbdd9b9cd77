import type { ReadDb } from '#database/connect.ts';

/** Returns when the last SMS with the payment link of an order were queued, latest first. */
export async function selectPayLinks(
  db: ReadDb,
  { orderId, count }: { orderId: number; count: number },
): Promise<Date[]> {
  const rows = await db
    .selectFrom('order_messages as m')
    .innerJoin('order_events as e', 'e.id', 'm.event_id')
    .select('m.created_at')
    .where('e.order_id', '=', orderId)
    .where('m.message', '=', 'PLACED_BY_PHONE')
    .where('m.channel', '=', 'SMS')
    .orderBy('m.id', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => row.created_at);
}

/** True if an SMS with the payment link of an order has not been given to the gateway yet. */
export async function hasWaitingPayLink(db: ReadDb, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('order_messages as m')
    .select('m.id')
    .where('m.pay_link_of', '=', orderId)
    .where('m.message_state', '=', 'WAITING')
    .executeTakeFirst();
  return row !== undefined;
}
