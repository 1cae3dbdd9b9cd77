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
