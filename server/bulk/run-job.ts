import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { throttle } from '#server/kit/load/throttle.ts';
import type { BulkActions } from './bulk-action.ts';
import { type FileJobs, runFileJob } from './file-job.ts';
import { countTry, endJob, lockOpenJob, recordBatch, type OpenJob } from './queries-job.ts';
import { addToReport, reportOf } from './report.ts';
import { runBatch } from './run-batch.ts';

export const runJobTask = 'run-staff-job';
const Payload = Type.Object({ jobId: Type.String() });

/** Maximum number of consecutive attempts that completed no batch; after that the job is FAILED. */
const triesAllowed = 5;
/** Short, so that a shutdown does not have to wait for a job. */
const turnMs = 1_000;

export interface JobDeps {
  db: Db;
  bulkActions: BulkActions;
  fileJobs: FileJobs;
  now: () => Date;
}

/**
 * Runs a job in batches, pausing after each for as long as it took. After a second the job enqueues itself again. Each batch is a
 * transaction that locks the job and stores the progress, so a second run, later or concurrent, repeats nothing.
 */
export async function runJob(deps: JobDeps, payload: unknown): Promise<void> {
  const parsed = Value.Parse(Payload, payload);
  const { jobId } = parsed;
  await countTry(deps.db, jobId, deps.now());
  if (await runFile(deps, jobId)) return;
  const rest = throttle(1);
  const begun = performance.now();
  while (!(await runNextBatch(deps, jobId))) {
    if (performance.now() - begun > turnMs) {
      await enqueue(deps.db, { task: runJobTask, payload: { jobId }, key: `${runJobTask}:${jobId}` });
      return;
    }
    await rest();
  }
}

/** Runs a file job. Returns false if the job is not a file job. */
async function runFile({ db, fileJobs, now }: JobDeps, jobId: string): Promise<boolean> {
  const job = await withTransaction(db, (db) => lockOpenJob(db, jobId));
  if (job === undefined) return true;
  const kind = fileJobs[job.kind];
  if (kind === undefined) return false;
  if (job.tries > triesAllowed) {
    const report = { ...reportOf(job.report), failure: 'INTERNAL' };
    await endJob(db, { id: jobId, state: 'FAILED', report, now: now() });
    return true;
  }
  await runFileJob({ db, now }, { job, kind });
  return true;
}

/** Returns whether the job has ended. */
async function runNextBatch({ db, bulkActions, now: clock }: JobDeps, jobId: string): Promise<boolean> {
  return withTransaction(db, async (db) => {
    const job = await lockOpenJob(db, jobId);
    if (job === undefined) return true;
    const now = clock();
    const report = reportOf(job.report);
    const end = endOf(job);
    if (end !== null) {
      const failure = end.failure === undefined ? {} : { failure: end.failure };
      await endJob(db, { id: jobId, state: end.state, report: { ...report, ...failure }, now });
      return true;
    }
    const decisions = await runBatch(db, bulkActions, { job, now });
    if (decisions === 'NOT_ALLOWED') {
      await endJob(db, {
        id: jobId,
        state: 'FAILED',
        report: { ...report, failure: 'PERMISSION_MISSING' },
        now,
      });
      return true;
    }
    if (decisions.length === 0) throw new Error(`job ${jobId} has no records after its first ${job.done}`);
    const done = job.done + decisions.length;
    await recordBatch(db, { id: jobId, done, report: addToReport(report, decisions), now });
    return false;
  });
}

function endOf(job: OpenJob): { state: 'DONE' | 'FAILED' | 'CANCELLED'; failure?: string } | null {
  if (job.done >= job.total) return { state: 'DONE' };
  if (job.cancel_at !== null) return { state: 'CANCELLED' };
  return job.tries > triesAllowed ? { state: 'FAILED', failure: 'INTERNAL' } : null;
}
