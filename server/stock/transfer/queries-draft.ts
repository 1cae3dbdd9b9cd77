import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface RequestedRow {
  item_id: number;
  serial_number: string;
  name: LocalizedText;
  product_item_state: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN';
  from_store_id: number | null;
  to_store_id: number;
  visit_id: number | null;
  by: string;
  at: Date;
}

interface DraftFilter {
  /** The caller's stores; null = all stores. */
  stores: readonly number[] | null;
  serial?: string;
}

/** Requests that can still be fulfilled: not for pieces that were sold or have arrived in another way. */
const isOpen = sql`i.product_item_state <> 'SOLD' and i.store_id is distinct from r.to_store_id`;

function whereOf({ stores, serial }: DraftFilter): RawBuilder<boolean> {
  return sql<boolean>`${isOpen}
    and (${stores}::bigint[] is null or r.to_store_id = any(${stores}::bigint[]) or i.store_id = any(${stores}::bigint[]))
    and (${serial ?? null}::text is null or i.serial_number = ${serial ?? null})`;
}

/** Returns the requested pieces, oldest request first. */
export async function selectRequested(db: ReadDb, filter: DraftFilter): Promise<RequestedRow[]> {
  const { rows } = await sql<RequestedRow>`
    select r.item_id, i.serial_number, p.name, i.product_item_state, i.store_id as from_store_id, r.to_store_id, r.visit_id, s.name as by, r.at
    from transfer_requests r join product_items i on i.id = r.item_id join products p on p.id = i.product_id
    join staff s on s.id = r.staff_id
    where ${whereOf(filter)} order by r.at, r.item_id limit 500`.execute(db);
  return rows;
}

export interface NewRequest {
  itemId: number;
  toStoreId: number;
  staffId: number;
  visitId: number | null;
  now: Date;
}

/** Returns false if another store has an open request for the piece. A request that is over is replaced. */
export async function insertRequest(db: Db, request: NewRequest): Promise<boolean> {
  const { itemId, toStoreId, staffId, visitId, now } = request;
  const { rows } = await sql`
    insert into transfer_requests as r (item_id, to_store_id, staff_id, visit_id, at)
    values (${itemId}, ${toStoreId}, ${staffId}, ${visitId}, ${now})
    on conflict (item_id) do update
      set to_store_id = excluded.to_store_id, staff_id = excluded.staff_id, at = excluded.at,
        visit_id = coalesce(excluded.visit_id, r.visit_id)
      where r.to_store_id = excluded.to_store_id
        or exists (select from product_items i where i.id = r.item_id and i.store_id = r.to_store_id)
    returning item_id`.execute(db);
  return rows.length > 0;
}

export async function deleteRequest(db: Db, itemId: number): Promise<void> {
  await db.deleteFrom('transfer_requests').where('item_id', '=', itemId).execute();
}
