import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { Change } from '../change.ts';
import type { RunCounts } from '../queries-run.ts';
import type { FoundChange } from '../try-import.ts';

/** Stores the result of a dry run: its counts, as for a run. */
export async function endDryRun(
  db: Db,
  { id, position, counts, now }: { id: number; position: number; counts: RunCounts; now: Date },
): Promise<void> {
  const { new_count, changed_count, unchanged_count, refused_count } = counts;
  await db
    .updateTable('import_runs')
    .set({
      position,
      new_count,
      changed_count,
      unchanged_count,
      refused_count,
      moved_at: now,
      finished_at: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function insertChanges(
  db: Db,
  { runId, changes }: { runId: number; changes: readonly FoundChange[] },
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into import_previews (run_id, line, serial_number, changes)
    select ${runId}, line, "serialNumber", changes
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as n (line int, "serialNumber" text, changes jsonb)`.execute(
    db,
  );
}

const pageSize = 100;

export async function selectChanges(
  db: ReadDb,
  { runId, after }: { runId: number; after: number },
): Promise<{ id: number; line: number; serialNumber: string; changes: Change[] }[]> {
  const { rows } = await sql<{ id: number; line: number; serialNumber: string; changes: Change[] }>`
    select id, line, serial_number as "serialNumber", changes from import_previews
    where run_id = ${runId} and id > ${after} order by id limit ${pageSize}`.execute(db);
  return rows;
}

export async function countRefusals(db: ReadDb, runId: number): Promise<{ code: string; count: number }[]> {
  const { rows } = await sql<{ code: string; count: number }>`
    select code, count(*)::integer as count from import_problems where run_id = ${runId}
    group by code order by count desc, code`.execute(db);
  return rows;
}

interface RefusalsWanted {
  runId: number;
  after: number;
  codes?: readonly string[];
}

export async function selectRefusals(
  db: ReadDb,
  { runId, after, codes }: RefusalsWanted,
): Promise<
  { id: number; line: number; field: string; value: string; code: string; detail: string | null }[]
> {
  return db
    .selectFrom('import_problems')
    .select(['id', 'line', 'field', 'value', 'code', 'detail'])
    .where('run_id', '=', runId)
    .where('id', '>', after)
    .$if(codes !== undefined, (query) => query.where('code', 'in', [...(codes ?? [])]))
    .orderBy('id')
    .limit(pageSize)
    .execute();
}
