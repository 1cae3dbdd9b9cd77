import { type RawBuilder, sql } from 'kysely';
import type { TaskState } from '#contract/admin/system/task.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';

export interface TaskRow extends EdgeRow {
  kind: string;
  state: TaskState;
  attempts: number;
  max_attempts: number;
  created_at: Date;
  run_at: Date;
  last_error: string | null;
}

// a lock older than four hours belongs to a process that died: the job runner takes the job again
const tasks = sql`
  select id, task_identifier as kind, attempts, max_attempts, created_at, run_at, last_error,
    case when locked_at > now() - interval '4 hours' then 'RUNNING' when attempts >= max_attempts then 'FAILED'
      when attempts > 0 then 'RETRYING' else 'WAITING' end as state
  from graphile_worker.jobs`;

const ofStates = (states: readonly string[] | undefined): RawBuilder<boolean> =>
  states === undefined ? sql<boolean>`true` : sql<boolean>`t.state = any(${states}::text[])`;

export async function selectTasks(
  db: ReadDb,
  states: readonly string[] | undefined,
  page: ListPage,
): Promise<TaskRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<TaskRow>`
    select t.*, (${page.sort.by})::text as edge from (${tasks}) t where ${ofStates(states)} and ${where} ${order}`.execute(
    db,
  );
  return rows;
}

export async function countTasks(
  db: ReadDb,
  states: readonly string[] | undefined,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from (${tasks}) t where ${ofStates(states)}`, wanted);
}

export async function findTask(db: ReadDb, id: number): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`select t.*, '' as edge from (${tasks}) t where t.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Resets the attempts and runs the task at that time; returns false if it is running or done. */
export async function rescheduleTask(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => ${now}::timestamptz, attempts => 0)`.execute(
    db,
  );
  return rows.length > 0;
}

/** Removes the task from the queue; returns false if it is running or done. */
export async function removeTask(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select id from graphile_worker.complete_jobs(array[${id}::bigint])`.execute(db);
  return rows.length > 0;
}
