import { type RawBuilder, sql } from 'kysely';
import type { CallbackState } from '#domain/request/request-states.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { CallbacksTable, LocalizedText } from '#database/schema.ts';
import { matchesPerson } from './queries-person.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';
import { isCallDue, isCallOf } from './late-calls.ts';

export interface StaffCallbackRow extends EdgeRow {
  version: number;
  callback_state: CallbackState;
  name: string;
  phone: string;
  subject: CallbacksTable['subject'];
  artikul: string | null;
  product_name: LocalizedText | null;
  serial_number: string | null;
  order_number: string | null;
  best_time: CallbacksTable['best_time'];
  comment: string;
  language: CallbacksTable['language'];
  created_at: Date;
  due_at: Date;
  moved_at: Date;
  tries: number;
}

/** Conditions on call-backs; an omitted field does not restrict the result. */
export interface CallbackFilter {
  /** The caller's stores: only calls about a piece there, or an order to be picked up there; null = all calls. */
  stores: readonly number[] | null;
  id?: number;
  q?: string;
  states?: readonly string[];
  subjects?: readonly string[];
  bestTimes?: readonly string[];
  languages?: readonly string[];
  /** Requested on these days in Asia/Tashkent, both inclusive. */
  from?: string;
  to?: string;
  /** New, and due before then. */
  dueBefore?: Date;
}

const columns = sql`c.id, c.version, c.callback_state, c.name, c.phone, c.subject, p.artikul, p.name as product_name,
  i.serial_number, c.order_number, c.best_time, c.comment, c.language, c.created_at, c.due_at, c.moved_at, c.tries`;
const joined = sql`callbacks c left join products p on p.id = c.product_id left join product_items i on i.id = c.item_id`;

export async function selectStaffCallbacks(
  db: ReadDb,
  filter: CallbackFilter,
  page: ListPage,
): Promise<StaffCallbackRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<StaffCallbackRow>`
    select ${columns}, (${page.sort.by})::text as edge from ${joined}
    where ${callbacksWhere(filter)} and ${where} ${order}`.execute(db);
  return rows;
}

export async function countStaffCallbacks(
  db: ReadDb,
  filter: CallbackFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from callbacks c where ${callbacksWhere(filter)}`, wanted);
}

export async function findStaffCallback(
  db: ReadDb,
  filter: CallbackFilter & { id: number },
): Promise<StaffCallbackRow | undefined> {
  const { rows } = await sql<StaffCallbackRow>`
    select ${columns}, '' as edge from ${joined} where ${callbacksWhere(filter)}`.execute(db);
  return rows[0];
}

/** Locks the row until the end of the transaction. */
export async function lockCallback(db: Db, id: number): Promise<void> {
  await sql`select from callbacks where id = ${id} for update`.execute(db);
}

export interface CallbackChange {
  callback_state: CallbackState;
  tries: number;
  due_at: Date;
}

export async function updateCallback(
  db: Db,
  { id, change, now }: { id: number; change: CallbackChange; now: Date },
): Promise<void> {
  await db
    .updateTable('callbacks')
    .set((row) => ({ ...change, moved_at: now, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** `c` is the call-back. */
function callbacksWhere(filter: CallbackFilter): RawBuilder<boolean> {
  return allOf([
    isCallOf(filter.stores),
    filter.id !== undefined && sql`c.id = ${filter.id}`,
    filter.q !== undefined && matchesPerson('c', filter.q),
    filter.states && sql`c.callback_state = any(${filter.states}::text[])`,
    filter.subjects && sql`c.subject = any(${filter.subjects}::text[])`,
    filter.bestTimes && sql`c.best_time = any(${filter.bestTimes}::text[])`,
    filter.languages && sql`c.language = any(${filter.languages}::text[])`,
    filter.from !== undefined && sql`c.created_at >= ${filter.from}::timestamp at time zone 'Asia/Tashkent'`,
    filter.to !== undefined &&
      sql`c.created_at < (${filter.to}::date + 1)::timestamp at time zone 'Asia/Tashkent'`,
    filter.dueBefore && isCallDue(filter.dueBefore),
  ]);
}
