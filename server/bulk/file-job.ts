import type { Permission, StaffRole } from '#domain/auth/permissions.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { dayMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { insertFile } from './queries-file.ts';
import { endJob, lockOpenJob, recordProgress, type OpenJob } from './queries-job.ts';
import { reportOf } from './report.ts';

/** The requester of a job, with their current role and stores. */
export interface JobStaff {
  id: number;
  role: StaffRole;
  storeIds: readonly number[];
}

export interface MadeFile {
  name: string;
  bytes: Buffer;
  rows: number;
}

interface Run {
  payload: unknown;
  staff: JobStaff;
  now: Date;
  /** Reports how many records were read; returns false once the job is cancelled. */
  progress: (done: number) => Promise<boolean>;
}

/**
 * A job that reads records and builds a file. It starts from the beginning if its process ended, because it writes nothing but its file.
 */
export interface FileJob {
  permission: Permission;
  /** Null = cancelled. */
  run: (db: Db, part: Run) => Promise<MadeFile | null>;
}

/** All file jobs by name. Stored jobs contain these names, so a name never changes. */
export type FileJobs = Readonly<Record<string, FileJob>>;

/** How long the requester can download the file. */
const fileMs = dayMs;

/** Runs a file job to its end. It ends as FAILED if its requester has been suspended or has lost the permission. */
export async function runFileJob(
  { db, now: clock }: { db: Db; now: () => Date },
  { job, kind }: { job: OpenJob; kind: FileJob },
): Promise<void> {
  const { id } = job;
  const report = reportOf(job.report);
  const end = (state: 'DONE' | 'FAILED' | 'CANCELLED', failure?: string) =>
    endJob(db, { id, state, report: failure === undefined ? report : { ...report, failure }, now: clock() });
  if (!job.is_active || scopeOf(job, kind.permission) === null) return end('FAILED', 'PERMISSION_MISSING');
  const file = await kind.run(db, {
    payload: job.payload,
    staff: { id: job.requested_by, role: job.role, storeIds: job.store_ids },
    now: clock(),
    progress: (done) => recordProgress(db, { id, done, now: clock() }),
  });
  if (file === null) return end('CANCELLED');
  await withTransaction(db, async (db) => {
    if ((await lockOpenJob(db, id)) === undefined) return;
    const now = clock();
    await insertFile(db, { jobId: id, ...file, expiresAt: new Date(now.getTime() + fileMs) });
    await endJob(db, { id, state: 'DONE', report: { ...report, changed: file.rows }, now });
  });
}
