import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

export interface DemoMessage {
  event: string;
  at: Date;
  data: Record<string, unknown>;
}

/** Returns the events that the endpoint would have received, latest first. */
export async function selectDemoMessages(db: ReadDb, since: Date): Promise<DemoMessage[]> {
  const { rows } = await sql<DemoMessage>`
    select 'order.refunded' as event, r.done_at as at, jsonb_build_object('number', o.number, 'amountSom', r.amount_som) as data
    from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
    where r.refund_state = 'DONE' and r.done_at >= ${since}
    union all
    select 'stock.counted', closed_at, jsonb_build_object('stocktakeId', id, 'storeId', store_id, 'expected', expected, 'found', found)
    from stocktakes where stocktake_state = 'CLOSED' and closed_at >= ${since}
    order by 2 desc limit 12`.execute(db);
  return rows;
}

/** Returns the id of the delivery. */
export async function insertDemoDelivery(
  db: Db,
  { endpointId, message, state, attempts }: DemoDelivery,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with message as (
      insert into webhook_messages (event, at, data)
      values (${message.event}, ${message.at}, ${JSON.stringify(message.data)}::jsonb) returning id)
    insert into webhook_deliveries (message_id, endpoint_id, created_at, delivery_state, attempts)
    select id, ${endpointId}, ${message.at}, ${state}, ${attempts} from message returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the new delivery does not exist');
  return row.id;
}

interface DemoDelivery {
  endpointId: number;
  message: DemoMessage;
  state: 'DONE' | 'FAILED';
  attempts: number;
}
