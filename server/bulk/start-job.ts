import { hourMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { randomToken, sha256 } from '#server/kit/crypto/signing.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import type { BulkActions, Expected } from './bulk-action.ts';
import { findJob, insertJob, type JobRow, type NewJob } from './queries-job.ts';
import { countChanged } from './queries-record.ts';
import {
  insertSelection,
  lockSelection,
  selectIdsOfSelection,
  setJobOfSelection,
} from './queries-selection.ts';
import { runJobTask } from './run-job.ts';

const undoHours = 24;

/**
 * Creates a job of any kind (run-job.ts); it runs once the transaction commits. Returns its id; undefined if `undoOf` is already being
 * undone.
 */
export async function startJob(db: Db, job: NewJob): Promise<string | undefined> {
  const jobId = await insertJob(db, job);
  if (jobId !== undefined)
    await enqueue(db, { task: runJobTask, payload: { jobId }, key: `${runJobTask}:${jobId}` });
  return jobId;
}

interface Wanted {
  action: string;
  token: string;
  caller: StaffCaller;
  now: Date;
  /** Runs before the job is created, in its transaction; returns the parameters that replace those of the preview. */
  prepare?: (chosen: { parameters: unknown; ids: readonly number[] }) => Promise<object>;
}

/**
 * Starts the action of a preview. Idempotent: the same token returns the same job. Refuses with SELECTION_OVER if the token has expired, is
 * somebody else's, or is for another action.
 */
export async function startBulk(
  db: Db,
  { action, token, caller, now, prepare }: Wanted,
): Promise<{ jobId: string }> {
  const tokenHash = sha256(token);
  const chosen = await lockSelection(db, tokenHash);
  if (chosen === undefined || chosen.action !== action || chosen.staff_id !== caller.staff.id)
    throw new Refusal('SELECTION_OVER');
  if (chosen.job_id !== null) return { jobId: chosen.job_id };
  if (chosen.expires_at <= now) throw new Refusal('SELECTION_OVER');
  const { parameters, ids } = chosen;
  const payload = prepare === undefined ? parameters : await prepare({ parameters, ids });
  const jobId = await startJob(db, {
    kind: action,
    staffId: caller.staff.id,
    payload,
    total: ids.length,
    now,
  });
  if (jobId === undefined) throw new Error('a job without a predecessor was not stored');
  await setJobOfSelection(db, tokenHash, jobId);
  return { jobId };
}

/** Returns the ids of the records that a preview would change, in ascending order. */
export const idsOfPreview = (db: Db, { token }: { token: string }): Promise<number[]> =>
  selectIdsOfSelection(db, sha256(token));

interface Chosen {
  action: string;
  staffId: number;
  parameters: object;
  /** Sorted by id. */
  records: readonly Expected[];
  now: Date;
}

/** Starts an action on records that are already known, as after an approval. */
export async function startChosen(
  db: Db,
  { action, staffId, parameters, records, now }: Chosen,
): Promise<string> {
  const tokenHash = sha256(randomToken());
  const total = records.length;
  const jobId = await startJob(db, { kind: action, staffId, payload: parameters, total, now });
  if (jobId === undefined) throw new Error('a job without a predecessor was not stored');
  await insertSelection(db, {
    tokenHash,
    staffId,
    action,
    parameters,
    ids: records.map(({ id }) => id),
    versions: records.map(({ version }) => version),
    expiresAt: now,
  });
  await setJobOfSelection(db, tokenHash, jobId);
  return jobId;
}

/** Returns until when a job may be undone; null if it may not, or not yet. */
export function undoUntil(
  actions: BulkActions,
  job: Pick<JobRow, 'kind' | 'undo_of' | 'ended_at'>,
): Date | null {
  if (job.undo_of !== null || job.ended_at === null || !actions[job.kind]?.canUndo) return null;
  return new Date(job.ended_at.getTime() + undoHours * hourMs);
}

/**
 * Starts the Undo of a job. Idempotent: a second call returns the same Undo. Refuses with UNDO_NOT_POSSIBLE if the kind cannot be undone,
 * the job has not ended, or it is too late.
 */
export async function startUndo(
  db: Db,
  actions: BulkActions,
  { job, staffId, now }: { job: JobRow; staffId: number; now: Date },
): Promise<{ jobId: string }> {
  if (job.undone_by !== null) return { jobId: job.undone_by };
  const until = undoUntil(actions, job);
  if (until === null || until <= now) throw new Refusal('UNDO_NOT_POSSIBLE');
  const undo = {
    kind: job.kind,
    staffId,
    payload: {},
    total: await countChanged(db, job.job_id),
    undoOf: job.job_id,
    now,
  };
  const jobId = (await startJob(db, undo)) ?? (await findJob(db, job.job_id))?.undone_by;
  if (jobId == null) throw new Error(`the Undo of job ${job.job_id} was not stored`);
  return { jobId };
}
