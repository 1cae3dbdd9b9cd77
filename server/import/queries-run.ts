import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { RowProblem } from '#domain/import/row-problem.ts';

/** The outcomes of the rows so far. */
export interface RunCounts {
  new_count: number;
  changed_count: number;
  unchanged_count: number;
  refused_count: number;
}

export interface RunRow extends RunCounts {
  id: number;
  file_name: string;
  position: number;
  started_at: Date;
}

export interface RunKey {
  fileHash: string;
  mappingHash: string;
}

const runColumns = [
  'id',
  'file_name',
  'position',
  'started_at',
  'new_count',
  'changed_count',
  'unchanged_count',
  'refused_count',
] as const;

/** Returns the latest unfinished run of this file with this mapping. */
export async function findUnfinishedRun(
  db: ReadDb,
  { fileHash, mappingHash }: RunKey,
): Promise<RunRow | undefined> {
  const last = await db
    .selectFrom('import_runs')
    .select([...runColumns, 'finished_at'])
    .where('file_hash', '=', fileHash)
    .where('mapping_hash', '=', mappingHash)
    .where('is_dry', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.finished_at === null ? last : undefined;
}

/** Returns the unfinished run that was last active: while an import is running, it is the running one. */
export async function findMovingRun(db: ReadDb): Promise<RunRow | undefined> {
  return db
    .selectFrom('import_runs')
    .select(runColumns)
    .where('finished_at', 'is', null)
    .where('is_dry', '=', false)
    .orderBy('moved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertRun(
  db: Db,
  {
    fileHash,
    mappingHash,
    fileName,
    isDry = false,
    now,
  }: RunKey & { fileName: string; isDry?: boolean; now: Date },
): Promise<RunRow> {
  return db
    .insertInto('import_runs')
    .values({
      file_name: fileName,
      file_hash: fileHash,
      mapping_hash: mappingHash,
      is_dry: isDry,
      started_at: now,
      moved_at: now,
    })
    .returning(runColumns)
    .executeTakeFirstOrThrow();
}

/**
 * Advances a run by one batch. Returns false if the run is not at the position where this batch begins, because another process has resumed
 * it.
 */
export async function moveRun(
  db: Db,
  { id, from, to, counts, now }: { id: number; from: number; to: number; counts: RunCounts; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_runs')
    .set((eb) => ({
      position: to,
      moved_at: now,
      new_count: eb('new_count', '+', counts.new_count),
      changed_count: eb('changed_count', '+', counts.changed_count),
      unchanged_count: eb('unchanged_count', '+', counts.unchanged_count),
      refused_count: eb('refused_count', '+', counts.refused_count),
    }))
    .where('id', '=', id)
    .where('position', '=', from)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function finishRun(db: Db, { id, now }: { id: number; now: Date }): Promise<void> {
  await db.updateTable('import_runs').set({ finished_at: now }).where('id', '=', id).execute();
}

export interface FoundProblem extends RowProblem {
  line: number;
}

export async function insertProblems(
  db: Db,
  { runId, problems }: { runId: number; problems: readonly FoundProblem[] },
): Promise<void> {
  if (problems.length === 0) return;
  await sql`
    insert into import_problems (run_id, line, field, value, code, detail)
    select ${runId}, line, field, value, code, detail
    from jsonb_to_recordset(${JSON.stringify(problems)}::jsonb) as n (line int, field text, value text, code text, detail text)`.execute(
    db,
  );
}

/** Returns a page of a run's refusals, in the order of the file. */
export async function selectProblems(
  db: ReadDb,
  { runId, after, size }: { runId: number; after: number; size: number },
): Promise<
  { id: number; line: number; field: string; value: string; code: string; detail: string | null }[]
> {
  return db
    .selectFrom('import_problems')
    .select(['id', 'line', 'field', 'value', 'code', 'detail'])
    .where('run_id', '=', runId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute();
}

/** Deletes the runs that were last active before then. */
export async function deleteRunsBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('import_runs').where('moved_at', '<', instant).execute();
}
