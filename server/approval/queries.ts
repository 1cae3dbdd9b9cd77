import { type RawBuilder, sql } from 'kysely';
import type { ApprovalKind } from '#domain/approval/approval-kinds.ts';
import type { StaffRole } from '#domain/auth/permissions.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { ApprovalEffect, ApprovalRequest } from '#server/kit/approval-needed.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';

export type ApprovalState = 'WAITING' | 'APPROVED' | 'REFUSED' | 'OVER';

export interface ApprovalRow extends EdgeRow {
  kind: ApprovalKind;
  approval_state: ApprovalState;
  payload: unknown;
  payload_hash: Buffer;
  effect: ApprovalEffect;
  resource: string;
  record_id: string;
  reason: string;
  requested_by: number;
  requester: string;
  requested_at: Date;
  decider: string | null;
  decided_at: Date | null;
  is_sole: boolean;
  refused_because: string | null;
}

export interface ApprovalFilter {
  /** Returns requests of these kinds, and those that this member of the staff made. */
  seer: { staffId: number; kinds: readonly ApprovalKind[] };
  states?: readonly string[];
  kinds?: readonly string[];
}

const columns = sql`a.id, a.kind, a.approval_state, a.payload, a.payload_hash, a.effect, a.resource, a.record_id, a.reason,
  a.requested_by, r.name as requester, a.requested_at, d.name as decider, a.decided_at, a.is_sole, a.refused_because`;
const people = sql`join staff r on r.id = a.requested_by left join staff d on d.id = a.decided_by`;

export async function selectApprovals(
  db: ReadDb,
  filter: ApprovalFilter,
  page: ListPage,
): Promise<ApprovalRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<ApprovalRow>`
    select ${columns}, (${page.sort.by})::text as edge from approvals a ${people}
    where ${whereOf(filter)} and ${where} ${order}`.execute(db);
  return rows;
}

export async function countApprovals(
  db: ReadDb,
  filter: ApprovalFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from approvals a where ${whereOf(filter)}`, wanted);
}

export async function findApproval(db: ReadDb, id: number): Promise<ApprovalRow | undefined> {
  const { rows } = await sql<ApprovalRow>`
    select ${columns}, '' as edge from approvals a ${people} where a.id = ${id}`.execute(db);
  return rows[0];
}

function whereOf({ seer, states, kinds }: ApprovalFilter): RawBuilder<boolean> {
  return allOf([
    sql`(a.kind = any(${seer.kinds}::text[]) or a.requested_by = ${seer.staffId})`,
    states && sql`a.approval_state = any(${states}::text[])`,
    kinds && sql`a.kind = any(${kinds}::text[])`,
  ]);
}

/** Returns the id; undefined if the same request is already pending. */
export async function insertApproval(
  db: Db,
  request: ApprovalRequest & { hash: Buffer; requestedBy: number; now: Date },
): Promise<number | undefined> {
  const row = await db
    .insertInto('approvals')
    .values({
      kind: request.kind,
      payload: JSON.stringify(request.payload),
      payload_hash: request.hash,
      effect: JSON.stringify(request.effect),
      resource: request.resource,
      record_id: request.recordId,
      reason: request.reason,
      requested_by: request.requestedBy,
      requested_at: request.now,
    })
    // written as a constant: a generic plan would not match the partial index with a parameter
    .onConflict((conflict) =>
      conflict.columns(['kind', 'payload_hash']).where('approval_state', '=', sql.lit('WAITING')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns the pending requests about a record, oldest first; at most 20. */
export async function selectWaitingOf(
  db: ReadDb,
  { resource, recordId }: { resource: string; recordId: string },
): Promise<ApprovalRow[]> {
  const { rows } = await sql<ApprovalRow>`
    select ${columns}, '' as edge from approvals a ${people}
    where a.resource = ${resource} and a.record_id = ${recordId} and a.approval_state = 'WAITING'
    order by a.id limit 20`.execute(db);
  return rows;
}

export async function findWaiting(
  db: ReadDb,
  { kind, hash }: { kind: ApprovalKind; hash: Buffer },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('approvals')
    .select('id')
    .where('kind', '=', kind)
    .where('payload_hash', '=', hash)
    .where('approval_state', '=', 'WAITING')
    .executeTakeFirst();
  return row?.id;
}

/** Locks the approval, so that nobody else decides it until the transaction ends. */
export async function lockApproval(db: Db, id: number): Promise<void> {
  await db.selectFrom('approvals').select('id').where('id', '=', id).forUpdate().execute();
}

export async function setDecision(
  db: Db,
  decision: {
    id: number;
    state: Exclude<ApprovalState, 'WAITING'>;
    /** Null = withdrawn by the requester. */
    decidedBy: number | null;
    isSole: boolean;
    because?: string;
    now: Date;
  },
): Promise<void> {
  const { id, state, decidedBy, isSole, because, now } = decision;
  await db
    .updateTable('approvals')
    .set({
      approval_state: state,
      decided_by: decidedBy,
      decided_at: now,
      is_sole: isSole,
      refused_because: because ?? null,
      done_at: state === 'APPROVED' ? now : null,
    })
    .where('id', '=', id)
    .execute();
}

export interface WaitingOf {
  kind: ApprovalKind;
  /** As the audit names the record. */
  resource: string;
  recordId: string;
}

/** Skips requests that another transaction has locked. */
export async function setWaitingOver(
  db: Db,
  { kind, resource, recordId, now }: WaitingOf & { now: Date },
): Promise<void> {
  await sql`
    update approvals set approval_state = 'OVER', decided_at = ${now}
    where id in (
      select id from approvals
      where kind = ${kind} and resource = ${resource} and record_id = ${recordId} and approval_state = 'WAITING'
      order by id for update skip locked)`.execute(db);
}

/** Whether another active member of the staff may decide it. */
export async function hasOtherDecider(
  db: ReadDb,
  { roles, than }: { roles: readonly StaffRole[]; than: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('role', 'in', [...roles])
    .where('staff_state', '=', 'ACTIVE')
    .where('id', '<>', than)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
