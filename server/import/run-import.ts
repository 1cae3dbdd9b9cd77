import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { dayMs } from '#domain/units/durations.ts';
import { applyBatch } from './apply-batch.ts';
import { bindMapping } from './bind-mapping.ts';
import type { ExaminedFile } from './examine-file.ts';
import { ImportProblem } from './report/import-problem.ts';
import type { Mapping } from './mapping.ts';
import { openTable } from './files/open-table.ts';
import type { Table } from './files/table.ts';
import { planBatch, type PlanDeps } from './plan-batch.ts';
import { getPriceTerms } from '../pricing/get-price-terms.ts';
import { selectReferences, selectKnownWords } from './queries-known.ts';
import {
  deleteRunsBefore,
  findMovingRun,
  findUnfinishedRun,
  finishRun,
  insertProblems,
  insertRun,
  moveRun,
  type RunCounts,
  type RunKey,
  type RunRow,
} from './queries-run.ts';
import { throttle } from '#server/kit/load/throttle.ts';
import { type Batch, readBatches } from './read-batches.ts';
import { isTakenNumber } from './certificates/write-certificates.ts';

/** Rows per transaction: it takes some tens of milliseconds, an acceptable wait for a shopper whose piece is being changed. */
const defaultBatch = 200;

export interface ImportJob {
  file: ExaminedFile;
  /** The name of the run in messages. */
  fileName: string;
  mapping: Mapping;
  mappingHash: string;
  /** RESUME continues a stopped run of the same file and mapping; ANEW begins from the first row. */
  from: 'START' | 'RESUME' | 'ANEW';
  batch?: number;
}

export interface ImportDeps {
  db: Db;
  now: () => Date;
  /** Called after each batch with its progress: rows, and the share of the file from 0 to 1. */
  onBatch?: (progress: { position: number; share: number; counts: RunCounts }) => void | Promise<void>;
  /** Checked between batches; false stops the run, which can be resumed. */
  mayGoOn?: () => boolean | Promise<boolean>;
  /** Opens the transaction of a batch; default withTransaction. */
  inTransaction?: <T>(db: Db, run: (db: Db) => Promise<T>) => Promise<T>;
}

export interface ImportEnd {
  run: RunRow;
  /** False = stopped, and can be resumed. */
  isDone: boolean;
}

/**
 * Imports a file in batches, each in a transaction that also stores the position of the run: if the process is killed, at most one batch is
 * lost, and the run can resume exactly there. Only one import runs at a time. Refuses (ImportProblem) if another one is running, if a
 * stopped run of this file could be resumed, or if there is nothing to resume.
 */
export async function runImport(deps: ImportDeps, job: ImportJob): Promise<ImportEnd> {
  return withImportLock(deps.db, async () => {
    const run = await findRun(deps, job);
    const table = await openTable(job.file, job.mapping);
    try {
      return await runBatches(deps, { job, run, table });
    } finally {
      await table.close();
    }
  });
}

async function runBatches(
  deps: ImportDeps,
  { job, run, table }: { job: ImportJob; run: RunRow; table: Table },
): Promise<ImportEnd> {
  const mapping = bindMapping(job.mapping, table.header);
  const references = await selectReferences(deps.db);
  const words = await selectKnownWords(deps.db);
  const terms = await getPriceTerms(deps.db);
  const size = job.batch ?? defaultBatch;
  const rest = throttle(1);
  let at = run;
  for await (const batch of readBatches(table, { mapping, references, size, from: run.position })) {
    at = await runBatch(deps, { run: at, batch, context: { mapping, words, terms } });
    await deps.onBatch?.({ position: at.position, share: table.share(), counts: at });
    if ((await deps.mayGoOn?.()) === false) return { run: at, isDone: false };
    await rest();
  }
  await finishRun(deps.db, { id: at.id, now: deps.now() });
  return { run: at, isDone: true };
}

// an arbitrary number, the same for every import
const lockNumber = 7_204_512;

/** Holds the lock on a separate connection, so that it is released however the process ends. */
async function withImportLock<T>(db: Db, run: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (held) => {
    const { rows } = await sql<{
      taken: boolean;
    }>`select pg_try_advisory_lock(${lockNumber}) as taken`.execute(held);
    if (rows[0]?.taken !== true) {
      const other = await findMovingRun(db);
      if (other === undefined) throw new ImportProblem('IMPORT_RUNNING');
      throw new ImportProblem('IMPORT_RUNNING_AT', { file: other.file_name, position: other.position });
    }
    try {
      return await run();
    } finally {
      await sql`select pg_advisory_unlock(${lockNumber})`.execute(held);
    }
  });
}

async function findRun({ db, now }: ImportDeps, job: ImportJob): Promise<RunRow> {
  const key: RunKey = { fileHash: job.file.hash, mappingHash: job.mappingHash };
  const unfinished = await findUnfinishedRun(db, key);
  if (job.from === 'RESUME') {
    if (unfinished !== undefined) return unfinished;
    throw new ImportProblem('NOTHING_TO_RESUME');
  }
  if (job.from === 'START' && unfinished !== undefined && unfinished.position > 0)
    throw new ImportProblem('STOPPED_BEFORE', { line: unfinished.position });
  await deleteRunsBefore(db, new Date(now().getTime() - retentionDays * dayMs));
  return insertRun(db, { ...key, fileName: job.fileName, now: now() });
}

const retentionDays = 90;

interface BatchOfRun {
  run: RunRow;
  batch: Batch;
  context: Pick<PlanDeps, 'mapping' | 'words' | 'terms'>;
}

/** Runs a batch; a deadlock, or a certificate number that was taken concurrently, rolls the whole batch back, and it is retried. */
async function runBatch(deps: ImportDeps, args: BatchOfRun): Promise<RunRow> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(deps, args);
    } catch (error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
      const mayRunAgain = code === '40P01' || code === '40001' || isTakenNumber(error);
      if (attempt === 3 || !mayRunAgain) throw error;
    }
  }
}

async function runOnce(
  { db, now, inTransaction = withTransaction }: ImportDeps,
  { run, batch, context }: BatchOfRun,
): Promise<RunRow> {
  const at = now();
  return inTransaction(db, async (db) => {
    const plan = await planBatch(db, batch.rows, { ...context, today: tashkentDay(at) });
    const { counts, problems } = await applyBatch(db, plan);
    await insertProblems(db, { runId: run.id, problems });
    const isMine = await moveRun(db, { id: run.id, from: run.position, to: batch.position, counts, now: at });
    if (!isMine) throw new ImportProblem('RESUMED_ELSEWHERE');
    return {
      ...run,
      position: batch.position,
      new_count: run.new_count + counts.new_count,
      changed_count: run.changed_count + counts.changed_count,
      unchanged_count: run.unchanged_count + counts.unchanged_count,
      refused_count: run.refused_count + counts.refused_count,
    };
  });
}
