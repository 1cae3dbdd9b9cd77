import { type RawBuilder, sql } from 'kysely';
import type { VisitState } from '#domain/request/request-states.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText, VisitsTable } from '#database/schema.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';
import { matchesPerson } from './queries-person.ts';
import { isVisitToDo } from './visits-to-do.ts';

export interface StaffVisitRow extends EdgeRow {
  version: number;
  visit_state: VisitState;
  store_id: number;
  starts_at: Date;
  place: number;
  name: string;
  phone: string;
  comment: string;
  language: VisitsTable['language'];
  created_at: Date;
  rescheduled_at: Date | null;
  pieces: StaffVisitPiece[];
}

/** A piece that the shopper wants to see, with what was prepared for it. */
export interface StaffVisitPiece {
  item_id: number;
  serial_number: string;
  artikul: string;
  product_name: LocalizedText;
  product_item_state: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN';
  store_id: number | null;
  /** A day. */
  arrives_on: string | null;
  /** It is set aside for this visit. */
  is_aside: boolean;
  /** It was requested from another place for this visit. */
  is_requested: boolean;
}

/** Conditions on visits; an omitted field does not restrict the result. */
export interface VisitFilter {
  /** The caller's stores; null = all stores. */
  stores: readonly number[] | null;
  id?: number;
  q?: string;
  states?: readonly string[];
  storeIds?: readonly number[];
  /** Days in Asia/Tashkent, both inclusive. */
  from?: string;
  to?: string;
  toDoAt?: Date;
}

const columns = sql`v.id, v.version, v.visit_state, v.store_id, v.starts_at, v.place, v.name, v.phone, v.comment, v.language,
  v.created_at, v.rescheduled_at, coalesce((
    select jsonb_agg(jsonb_build_object('item_id', i.id, 'serial_number', i.serial_number, 'artikul', m.artikul, 'product_name', m.name,
      'product_item_state', i.product_item_state, 'store_id', i.store_id, 'arrives_on', i.arrives_on, 'is_aside', a.id is not null,
      'is_requested', r.item_id is not null) order by p.position)
    from visit_pieces p join product_items i on i.id = p.item_id join products m on m.id = i.product_id
    left join set_asides a on a.item_id = p.item_id and a.visit_id = v.id
    left join transfer_requests r on r.item_id = p.item_id and r.to_store_id = v.store_id
    where p.visit_id = v.id), '[]') as pieces`;

export async function selectStaffVisits(
  db: ReadDb,
  filter: VisitFilter,
  page: ListPage,
): Promise<StaffVisitRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<StaffVisitRow>`
    select ${columns}, (${page.sort.by})::text as edge from visits v where ${whereOf(filter)} and ${where} ${order}`.execute(
    db,
  );
  return rows;
}

export async function countStaffVisits(
  db: ReadDb,
  filter: VisitFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from visits v where ${whereOf(filter)}`, wanted);
}

export async function findStaffVisit(
  db: ReadDb,
  filter: VisitFilter & { id: number },
): Promise<StaffVisitRow | undefined> {
  const { rows } = await sql<StaffVisitRow>`
    select ${columns}, '' as edge from visits v where ${whereOf(filter)}`.execute(db);
  return rows[0];
}

/** Locks the row until the end of the transaction. */
export async function lockVisit(db: Db, id: number): Promise<void> {
  await sql`select from visits where id = ${id} for update`.execute(db);
}

export async function setVisitState(
  db: Db,
  { id, state, now }: { id: number; state: VisitState; now: Date },
): Promise<void> {
  await db
    .updateTable('visits')
    .set((row) => ({ visit_state: state, moved_at: now, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Reschedules a visit, and marks the message to its shopper as not sent. */
export async function setVisitTime(
  db: Db,
  { id, startsAt, place, now }: { id: number; startsAt: Date; place: number; now: Date },
): Promise<void> {
  await db
    .updateTable('visits')
    .set((row) => ({
      starts_at: startsAt,
      place,
      rescheduled_at: now,
      moved_at: now,
      notified_at: null,
      claimed_until: null,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

function whereOf(filter: VisitFilter): RawBuilder<boolean> {
  return allOf([
    filter.stores !== null && sql`v.store_id = any(${filter.stores}::bigint[])`,
    filter.id !== undefined && sql`v.id = ${filter.id}`,
    filter.q !== undefined && matchesPerson('v', filter.q),
    filter.states && sql`v.visit_state = any(${filter.states}::text[])`,
    filter.storeIds && sql`v.store_id = any(${filter.storeIds}::bigint[])`,
    filter.from && sql`v.starts_at >= (${filter.from}::date)::timestamp at time zone 'Asia/Tashkent'`,
    filter.to && sql`v.starts_at < (${filter.to}::date + 1)::timestamp at time zone 'Asia/Tashkent'`,
    filter.toDoAt && isVisitToDo(filter.toDoAt),
  ]);
}
