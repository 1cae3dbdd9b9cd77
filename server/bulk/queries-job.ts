import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { StaffRole } from '#domain/auth/permissions.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';

export type JobState = 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';

export interface JobRow extends EdgeRow {
  job_id: string;
  kind: string;
  job_state: JobState;
  requested_by: number;
  requester: string;
  requested_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  cancel_at: Date | null;
  payload: unknown;
  total: number;
  done: number;
  report: unknown;
  undo_of: string | null;
  undone_by: string | null;
  file_name: string | null;
  file_until: Date | null;
}

export interface JobFilter {
  /** Only jobs requested by this member of the staff. */
  staffId?: number;
  states?: readonly string[];
  kinds?: readonly string[];
}

const columns = sql`j.number as id, j.id as job_id, j.kind, j.job_state, j.requested_by, s.name as requester, j.requested_at, j.started_at,
  j.ended_at, j.cancel_at, j.payload, j.total, j.done, j.report, j.undo_of,
  (select u.id from staff_jobs u where u.undo_of = j.id) as undone_by, f.name as file_name, f.expires_at as file_until`;
const people = sql`join staff s on s.id = j.requested_by left join staff_job_files f on f.job_id = j.id`;

export async function selectJobs(db: ReadDb, filter: JobFilter, page: ListPage): Promise<JobRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<JobRow>`
    select ${columns}, (${page.sort.by})::text as edge from staff_jobs j ${people}
    where ${whereOf(filter)} and ${where} ${order}`.execute(db);
  return rows;
}

export async function countJobs(db: ReadDb, filter: JobFilter, wanted: 'capped' | 'exact'): Promise<number> {
  return countRows(db, sql`from staff_jobs j where ${whereOf(filter)}`, wanted);
}

export async function findJob(db: ReadDb, id: string): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    select ${columns}, '' as edge from staff_jobs j ${people} where j.id = ${id}::uuid`.execute(db);
  return rows[0];
}

function whereOf({ staffId, states, kinds }: JobFilter): RawBuilder<boolean> {
  return allOf([
    staffId !== undefined && sql`j.requested_by = ${staffId}`,
    states && sql`j.job_state = any(${states}::text[])`,
    kinds && sql`j.kind = any(${kinds}::text[])`,
  ]);
}

export interface NewJob {
  kind: string;
  staffId: number;
  payload: unknown;
  total: number;
  undoOf?: string;
  now: Date;
}

/** Returns the id; undefined if that job is already being undone. */
export async function insertJob(
  db: Db,
  { kind, staffId, payload, total, undoOf, now }: NewJob,
): Promise<string | undefined> {
  const row = await db
    .insertInto('staff_jobs')
    .values({
      kind,
      requested_by: staffId,
      requested_at: now,
      payload: JSON.stringify(payload),
      total,
      report: JSON.stringify({ changed: 0, refused: {} }),
      undo_of: undoOf ?? null,
    })
    .onConflict((conflict) => conflict.column('undo_of').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface OpenJob {
  id: string;
  kind: string;
  payload: unknown;
  total: number;
  done: number;
  report: unknown;
  undo_of: string | null;
  cancel_at: Date | null;
  tries: number;
  requested_by: number;
  role: StaffRole;
  is_active: boolean;
  store_ids: number[];
}

/** Returns the job, locked until its batch ends, with the current data of its requester; undefined if it has ended. */
export async function lockOpenJob(db: Db, id: string): Promise<OpenJob | undefined> {
  const { rows } = await sql<OpenJob>`
    select j.id, j.kind, j.payload, j.total, j.done, j.report, j.undo_of, j.cancel_at, j.tries, j.requested_by, s.role,
      s.staff_state = 'ACTIVE' as is_active,
      coalesce((select array_agg(store_id) from staff_stores where staff_id = s.id), '{}') as store_ids
    from staff_jobs j join staff s on s.id = j.requested_by
    where j.id = ${id}::uuid and j.ended_at is null for update of j`.execute(db);
  return rows[0];
}

/** Counts an attempt; the count is reset by each completed batch. */
export async function countTry(db: Db, id: string, now: Date): Promise<void> {
  await sql`
    update staff_jobs set tries = tries + 1, job_state = 'RUNNING', started_at = coalesce(started_at, ${now}), beat_at = ${now}
    where id = ${id}::uuid and ended_at is null`.execute(db);
}

export async function recordBatch(
  db: Db,
  { id, done, report, now }: { id: string; done: number; report: object; now: Date },
): Promise<void> {
  await db
    .updateTable('staff_jobs')
    .set({ done, report: JSON.stringify(report), beat_at: now, tries: 0 })
    .where('id', '=', id)
    .execute();
}

export async function endJob(
  db: Db,
  {
    id,
    state,
    report,
    now,
  }: { id: string; state: 'DONE' | 'FAILED' | 'CANCELLED'; report: object; now: Date },
): Promise<void> {
  await db
    .updateTable('staff_jobs')
    .set({ job_state: state, ended_at: now, report: JSON.stringify(report) })
    .where('id', '=', id)
    .execute();
}

/** Returns whether the job could be cancelled. */
export async function cancelJob(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('staff_jobs')
    .set({ cancel_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Enqueues the jobs that have made no progress since then. */
export async function enqueueStalled(db: Db, task: string, since: Date): Promise<void> {
  await sql`
    select graphile_worker.add_job(${task}::text, payload => json_build_object('jobId', id), job_key => ${`${task}:`}::text || id)
    from staff_jobs where ended_at is null and coalesce(beat_at, requested_at) < ${since}`.execute(db);
}

/** Stores the progress of a file job; returns false once it is cancelled. */
export async function recordProgress(
  db: Db,
  { id, done, now }: { id: string; done: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    update staff_jobs set done = ${done}::integer, total = greatest(total, ${done}::integer), beat_at = ${now}, tries = 0
    where id = ${id}::uuid and ended_at is null returning cancel_at is null as is_open`.execute(db);
  return rows[0]?.is_open ?? false;
}
