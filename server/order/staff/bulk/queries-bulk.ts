import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { FulfillmentKind, OrderState } from '#domain/order/order-states.ts';
import { type StaffOrderFilter, whereOf } from '../queries-order-filter.ts';

export interface BulkOrderRow {
  id: number;
  name: string;
  /** The version as shown in lists: the number of events plus one. */
  version: number;
  storeId: number | null;
  state: OrderState;
  kind: FulfillmentKind;
  tags: string[];
}

const columns = sql`o.id, o.number as name, o.store_id as "storeId", o.order_state as state, o.fulfillment_kind as kind, o.tags,
  (select count(*)::integer + 1 from order_events e where e.order_id = o.id) as version`;

export async function selectOrdersById(db: ReadDb, ids: readonly number[]): Promise<BulkOrderRow[]> {
  const { rows } =
    await sql<BulkOrderRow>`select ${columns} from orders o where o.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** Locks the orders before reading them, so that concurrent changes are included. */
export async function lockOrdersById(db: Db, ids: readonly number[]): Promise<BulkOrderRow[]> {
  await sql`select id from orders where id = any(${ids}::bigint[]) order by id for update`.execute(db);
  return selectOrdersById(db, ids);
}

export async function selectIdsOfNumbers(db: ReadDb, numbers: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from orders where number = any(${numbers}::text[])`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns the ids of all orders that match the filter, at most `limit`. */
export async function selectOrderIds(
  db: ReadDb,
  filter: StaffOrderFilter,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
    where ${whereOf(filter)} and o.number <> all (${except}::text[]) limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Changes tags without writing an order event: tags do not affect what the shopper or other screens show. */
export async function updateOrderTags(
  db: Db,
  records: readonly { id: number; tags: readonly string[] }[],
): Promise<void> {
  await sql`
    update orders o set tags = w.tags from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as w (id bigint, tags text[])
    where o.id = w.id`.execute(db);
}
