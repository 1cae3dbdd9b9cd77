import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';
import { numberTyped } from '../number-typed.ts';
import { isArriving } from './arriving.ts';
import { hasMissingPieces } from './missing-pieces.ts';

export interface TransferListRow extends EdgeRow {
  transfer_state: 'SENT' | 'ARRIVED' | 'CLOSED';
  from_store_id: number | null;
  to_store_id: number | null;
  sent_at: Date;
  sent_by: number;
  sender: string;
  arrives_on: string;
  reason: string | null;
  pieces: number;
  received: number;
  missing: number;
}

export interface TransferFilter {
  id?: number;
  /** The caller's stores; null = all stores. */
  stores: readonly number[] | null;
  /** The number of the transfer, or the serial number of one of its pieces. */
  q?: string;
  states?: readonly string[];
  storeIds?: readonly number[];
  /** Pieces did not arrive, and nobody has settled it. */
  isMissing?: true;
  /** Due by this day in Asia/Tashkent, and not received. */
  dueBy?: string;
}

const columns = sql`t.id, t.transfer_state, t.from_store_id, t.to_store_id, t.sent_at, t.sent_by, s.name as sender, t.arrives_on, t.reason,
  c.pieces, c.received, c.missing`;
const ofPieces = sql`join staff s on s.id = t.sent_by
  cross join lateral (
    select count(*)::integer as pieces, count(received_at)::integer as received, count(missing_at)::integer as missing
    from transfer_pieces where transfer_id = t.id) c`;

export async function selectTransfers(
  db: ReadDb,
  filter: TransferFilter,
  page: ListPage,
): Promise<TransferListRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<TransferListRow>`
    select ${columns}, (${page.sort.by})::text as edge
    from (select t.* from transfers t where ${whereOf(filter)} and ${where} ${order}) t ${ofPieces} ${order}`.execute(
    db,
  );
  return rows;
}

export async function findTransfer(
  db: ReadDb,
  filter: TransferFilter & { id: number },
): Promise<TransferListRow | undefined> {
  const { rows } = await sql<TransferListRow>`
    select ${columns}, '' as edge from transfers t ${ofPieces} where ${whereOf(filter)}`.execute(db);
  return rows[0];
}

export async function countTransfers(
  db: ReadDb,
  filter: TransferFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from transfers t where ${whereOf(filter)}`, wanted);
}

/** Condition for the store ids of a filter; 0 is the warehouse. */
const isAt = (ids: readonly number[]): RawBuilder<unknown> =>
  sql`(coalesce(t.from_store_id, 0) = any(${ids}::bigint[]) or coalesce(t.to_store_id, 0) = any(${ids}::bigint[]))`;

/** `T-12`, `12`, or a serial number. */
const isNamed = (q: string): RawBuilder<unknown> =>
  sql`(t.id = ${numberTyped(q, 'T')}::bigint or t.id in (select l.transfer_id from transfer_pieces l
    join product_items i on i.id = l.item_id where i.serial_number = ${q.trim().toUpperCase()}))`;

function whereOf({ id, stores, q, states, storeIds, isMissing, dueBy }: TransferFilter): RawBuilder<boolean> {
  return allOf([
    id !== undefined && sql`t.id = ${id}`,
    stores !== null && isAt(stores),
    q !== undefined && isNamed(q),
    states && sql`t.transfer_state = any(${states}::text[])`,
    storeIds && isAt(storeIds),
    isMissing && hasMissingPieces(stores),
    dueBy !== undefined && isArriving(stores, dueBy),
  ]);
}

export interface TransferPieceRow {
  item_id: number;
  serial_number: string;
  name: LocalizedText;
  weight_mg: number;
  product_item_state: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN';
  received_at: Date | null;
  receiver: string | null;
  missing_at: Date | null;
}

export async function selectTransferPieces(db: ReadDb, id: number): Promise<TransferPieceRow[]> {
  return db
    .selectFrom('transfer_pieces as l')
    .innerJoin('product_items as i', 'i.id', 'l.item_id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .leftJoin('staff as r', 'r.id', 'l.received_by')
    .select(['l.item_id', 'i.serial_number', 'p.name', 'i.weight_mg', 'i.product_item_state'])
    .select(['l.received_at', 'r.name as receiver', 'l.missing_at'])
    .where('l.transfer_id', '=', id)
    .orderBy('i.serial_number')
    .execute();
}

export interface TransferFactsRow {
  id: number;
  is_in_transit: boolean;
  pickup_store_id: number | null;
}

/** For locked pieces: whether they are in a transfer, and the pickup store of their order. */
export async function selectTransferFacts(
  db: ReadDb,
  itemIds: readonly number[],
): Promise<TransferFactsRow[]> {
  const { rows } = await sql<TransferFactsRow>`
    select i.id,
      exists (select from transfer_pieces l where l.item_id = i.id and l.received_at is null and l.missing_at is null) as is_in_transit,
      (select o.store_id from hold_items hi join holds h on h.id = hi.hold_id join orders o on o.id = h.order_id
        where hi.item_id = i.id and o.fulfillment_kind = 'PICKUP') as pickup_store_id
    from unnest(${itemIds}::bigint[]) as i (id)`.execute(db);
  return rows;
}

export interface NewTransfer {
  fromStoreId: number | null;
  toStoreId: number | null;
  arrivesOn: string;
  staffId: number;
  now: Date;
  itemIds: readonly number[];
}

/** Returns its id. From now on the pieces belong to the receiving place, and are in transit until the day. */
export async function insertTransfer(db: Db, given: NewTransfer): Promise<number> {
  const { fromStoreId, toStoreId, arrivesOn, staffId, now, itemIds } = given;
  const { id } = await db
    .insertInto('transfers')
    .values({
      from_store_id: fromStoreId,
      to_store_id: toStoreId,
      transfer_state: 'SENT',
      arrives_on: arrivesOn,
      sent_by: staffId,
      sent_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('transfer_pieces')
    .values(itemIds.map((item_id) => ({ transfer_id: id, item_id, sent_by: staffId })))
    .execute();
  await db
    .updateTable('product_items')
    .set({ store_id: toStoreId, arrives_on: arrivesOn })
    .where(sql<boolean>`id = any(${itemIds}::bigint[])`)
    .execute();
  return id;
}

/** Locks the transfer: nobody else receives or closes it until the end of the transaction. */
export async function lockTransfer(db: Db, id: number): Promise<void> {
  await db.selectFrom('transfers').select('id').where('id', '=', id).forUpdate().execute();
}

export async function markReceived(
  db: Db,
  { id, itemIds, staffId, now }: { id: number; itemIds: readonly number[]; staffId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('transfer_pieces')
    .set({ received_by: staffId, received_at: now, missing_at: null })
    .where('transfer_id', '=', id)
    .where(sql<boolean>`item_id = any(${itemIds}::bigint[])`)
    .execute();
  await db
    .updateTable('product_items')
    .set({ arrives_on: null })
    .where(sql<boolean>`id = any(${itemIds}::bigint[])`)
    .execute();
}

/** Withdraws missing pieces that nobody holds; those of an order stay with the order. Returns the ids of both. */
export async function markMissing(
  db: Db,
  { id, itemIds, now }: { id: number; itemIds: readonly number[]; now: Date },
): Promise<void> {
  await db
    .updateTable('transfer_pieces')
    .set({ missing_at: now })
    .where('transfer_id', '=', id)
    .where(sql<boolean>`item_id = any(${itemIds}::bigint[])`)
    .execute();
  await db
    .updateTable('product_items')
    .set({ product_item_state: 'WITHDRAWN', withdrawn_because: 'AUDIT' })
    .where(sql<boolean>`id = any(${itemIds}::bigint[])`)
    .where('product_item_state', '=', 'AVAILABLE')
    .execute();
}

export async function setTransferState(
  db: Db,
  { id, state, now, reason }: { id: number; state: 'ARRIVED' | 'CLOSED'; now: Date; reason?: string },
): Promise<void> {
  await db
    .updateTable('transfers')
    .set({
      transfer_state: state,
      ...(state === 'CLOSED' && { closed_at: now }),
      ...(reason !== undefined && { reason }),
    })
    .where('id', '=', id)
    .execute();
}
