import { type RawBuilder, sql } from 'kysely';
import type { PrivacyKind, PrivacyState } from '#contract/admin/people/privacy.ts';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';

export interface PrivacyRow extends EdgeRow {
  version: number;
  user_id: number;
  kind: PrivacyKind;
  privacy_state: PrivacyState;
  basis: string;
  requested_on: string;
  due_on: string;
  awaits: boolean;
  added_by: string;
  done_by: string | null;
  approved_by: string | null;
  done_at: Date | null;
  outcome: string | null;
}

/** Filters of requests; omitted fields match all. */
export interface PrivacyFilter {
  id?: number;
  customerId?: number;
  states?: readonly string[];
  kinds?: readonly string[];
}

const columns = sql`p.id, p.version, p.user_id, p.kind, p.privacy_state, p.basis, p.requested_on::text, p.due_on::text, p.done_at,
  p.outcome, a.name as added_by, d.name as done_by, y.name as approved_by,
  p.privacy_state = 'WAITING' and p.kind = 'ERASE' and exists (
    select from approvals w where w.approval_state = 'WAITING' and w.kind = 'ERASE' and w.resource = 'customer'
      and w.record_id = p.user_id::text) as awaits`;
const joined = sql`privacy_requests p join staff a on a.id = p.added_by left join staff d on d.id = p.done_by
  left join staff y on y.id = p.approved_by`;

export async function selectPrivacyRequests(
  db: ReadDb,
  filter: PrivacyFilter,
  page: ListPage,
): Promise<PrivacyRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<PrivacyRow>`
    select ${columns}, (${page.sort.by})::text as edge from ${joined}
    where ${whereOf(filter)} and ${where} ${order}`.execute(db);
  return rows;
}

export async function countPrivacyRequests(
  db: ReadDb,
  filter: PrivacyFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from privacy_requests p where ${whereOf(filter)}`, wanted);
}

export async function findPrivacyRequest(db: ReadDb, id: number): Promise<PrivacyRow | undefined> {
  const { rows } = await sql<PrivacyRow>`
    select ${columns}, '' as edge from ${joined} where ${whereOf({ id })}`.execute(db);
  return rows[0];
}

/** Locks the row, so that nobody else decides it until the transaction ends. */
export async function lockPrivacyRequest(db: Db, id: number): Promise<void> {
  await sql`select from privacy_requests where id = ${id} for update`.execute(db);
}

export interface NewRequestRow {
  userId: number;
  kind: PrivacyKind;
  basis: string;
  requestedOn: TashkentDay;
  dueOn: TashkentDay;
  addedBy: number;
  now: Date;
}

/** Undefined if a request of this kind is already pending. */
export async function insertPrivacyRequest(db: Db, row: NewRequestRow): Promise<number | undefined> {
  const added = await db
    .insertInto('privacy_requests')
    .values({
      user_id: row.userId,
      kind: row.kind,
      basis: row.basis,
      requested_on: row.requestedOn,
      due_on: row.dueOn,
      added_by: row.addedBy,
      created_at: row.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

interface Ending {
  state: Exclude<PrivacyState, 'WAITING'>;
  /** The member of the staff; null = the person closed the account. */
  by: number | null;
  approvedBy?: number;
  outcome?: string;
  now: Date;
}

/** Completes a customer's pending request of one kind; returns false if there is none. */
export async function endWaitingRequest(
  db: Db,
  { userId, kind, ...ending }: Ending & { userId: number; kind: PrivacyKind },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('privacy_requests')
    .set((row) => ({ ...valuesOf(ending), version: row('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('privacy_state', '=', 'WAITING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endPrivacyRequest(db: Db, { id, ...ending }: Ending & { id: number }): Promise<void> {
  await db
    .updateTable('privacy_requests')
    .set((row) => ({ ...valuesOf(ending), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

const valuesOf = ({ state, by, approvedBy, outcome, now }: Ending) => ({
  privacy_state: state,
  done_by: by,
  approved_by: approvedBy ?? null,
  outcome: outcome ?? null,
  done_at: now,
});

function whereOf({ id, customerId, states, kinds }: PrivacyFilter): RawBuilder<boolean> {
  return allOf([
    id !== undefined && sql`p.id = ${id}`,
    customerId !== undefined && sql`p.user_id = ${customerId}`,
    states && sql`p.privacy_state = any(${states}::text[])`,
    kinds && sql`p.kind = any(${kinds}::text[])`,
  ]);
}
