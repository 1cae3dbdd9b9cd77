import { sql } from 'kysely';
import type { ImportState } from '#contract/admin/system/import.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';
import { containing } from '#server/kit/texts/typed-text.ts';
import type { RunCounts } from '../queries-run.ts';

/** Counts of a dry run besides the rows. */
export interface TriedCounts {
  newModels: number;
  changedModels: number;
  newPassports: number;
  newReports: number;
  replacedPapers: number;
}

export interface ImportRecord extends EdgeRow {
  file_name: string;
  bytes: number;
  import_state: ImportState;
  uploader: string;
  uploaded_at: Date;
  run_id: number | null;
  /** The counts of the run; null = it has not run. */
  counts: (RunCounts & { position: number }) | null;
}

/** An import with the columns that only its record shows. */
export interface WholeImport extends ImportRecord {
  columns: { title: string; samples: string[] }[];
  /** JSON. */
  mapping: string | null;
  tried: TriedCounts | null;
  percent: number;
  cancel_at: Date | null;
  failure: string | null;
}

const summary = sql`i.id, i.file_name, i.bytes, i.import_state, s.name as uploader, i.uploaded_at, i.run_id,
  case when r.id is null then null else jsonb_build_object('position', r.position, 'new_count', r.new_count,
    'changed_count', r.changed_count, 'unchanged_count', r.unchanged_count, 'refused_count', r.refused_count) end as counts`;
const joined = sql`imports i join staff s on s.id = i.uploaded_by left join import_runs r on r.id = i.run_id`;

export interface ImportFilter {
  q?: string;
  states?: readonly string[];
}

const whereOf = ({ q, states }: ImportFilter) => sql`
  ${q === undefined ? sql`true` : sql`i.file_name ilike ${containing(q)}`}
  and ${states === undefined ? sql`true` : sql`i.import_state = any(${states})`}`;

export async function selectImports(
  db: ReadDb,
  filter: ImportFilter,
  page: ListPage,
): Promise<ImportRecord[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<ImportRecord>`
    select ${summary}, (${page.sort.by})::text as edge from ${joined}
    where ${whereOf(filter)} and ${where} ${order}`.execute(db);
  return rows;
}

export async function countImports(
  db: ReadDb,
  filter: ImportFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from imports i where ${whereOf(filter)}`, wanted);
}

/** `isLocked`: locks the row until the transaction ends. */
export async function findImport(
  db: ReadDb,
  { id, isLocked = false }: { id: number; isLocked?: boolean },
): Promise<WholeImport | undefined> {
  const { rows } = await sql<WholeImport>`
    select ${summary}, '' as edge, i.columns, i.mapping, i.tried, i.percent, i.cancel_at, i.failure from ${joined}
    where i.id = ${id} ${isLocked ? sql`for update of i` : sql``}`.execute(db);
  return rows[0];
}

export async function insertImport(
  db: Db,
  given: {
    fileName: string;
    content: Buffer;
    columns: WholeImport['columns'];
    staffId: number;
    now: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('imports')
    .values({
      file_name: given.fileName,
      bytes: given.content.length,
      columns: JSON.stringify(given.columns),
      uploaded_by: given.staffId,
      uploaded_at: given.now,
      moved_at: given.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('import_files').values({ import_id: id, content: given.content }).execute();
  return id;
}

export async function deleteImport(db: Db, id: number): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute();
}

/** Deletes files that were not touched since, with their results. */
export async function deleteImportsBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('imports').where('moved_at', '<', instant).execute();
}

export async function findContent(db: ReadDb, id: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('import_files')
    .select('content')
    .where('import_id', '=', id)
    .executeTakeFirst();
  return row?.content;
}

interface Move {
  id: number;
  state: ImportState;
  now: Date;
  mapping?: string;
  runId?: number;
  tried?: TriedCounts;
  failure?: string | null;
  percent?: number;
}

/** Sets the state of an import, and clears a cancellation of the previous state. */
export async function moveImport(
  db: Db,
  { id, state, now, mapping, runId, tried, failure = null, percent }: Move,
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      import_state: state,
      moved_at: now,
      cancel_at: null,
      failure,
      ...(mapping !== undefined && { mapping }),
      ...(runId !== undefined && { run_id: runId }),
      ...(tried !== undefined && { tried: JSON.stringify(tried) }),
      ...(percent !== undefined && { percent }),
    })
    .where('id', '=', id)
    .execute();
}

/** Stores the progress. Returns whether the import was cancelled. */
export async function recordProgress(
  db: Db,
  { id, share, now }: { id: number; /** Of the file, 0 to 1. */ share: number; now: Date },
): Promise<{ isCancelled: boolean }> {
  const row = await db
    .updateTable('imports')
    .set({ percent: Math.min(100, Math.floor(share * 100)), moved_at: now })
    .where('id', '=', id)
    .returning('cancel_at')
    .executeTakeFirst();
  return { isCancelled: row === undefined || row.cancel_at !== null };
}

export async function cancelImport(db: Db, { id, now }: { id: number; now: Date }): Promise<void> {
  await db.updateTable('imports').set({ cancel_at: now }).where('id', '=', id).execute();
}

/** The unique index that lets only one import be running. */
export const oneRunning = 'imports_running';

/**
 * Records the run of an import that goes on in its next turn. Returns false if it is not running any more: without progress for a minute it
 * was stopped (`stopStalled`), and another one may be running by now.
 */
export async function keepRunning(
  db: Db,
  { id, runId, now }: { id: number; runId: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('imports')
    .set({ run_id: runId, moved_at: now })
    .where('id', '=', id)
    .where('import_state', '=', 'RUNNING')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stops the imports whose latest batch is older, because their process has ended; a dry run can be started again. One statement, so that an
 * import that ends at this moment keeps its result.
 */
export async function stopStalled(db: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
  await sql`
    update imports set import_state = case import_state when 'RUNNING' then 'STOPPED' else 'NEW' end, moved_at = ${now},
      cancel_at = null, failure = null
    where import_state in ('TRYING', 'RUNNING') and moved_at < ${before}`.execute(db);
}
