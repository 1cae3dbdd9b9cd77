import type { Permission, StaffRole } from '#domain/auth/permissions.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { dayMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { insertFile } from './queries-file.ts';
import { endJob, lockOpenJob, noteProgress, type OpenJob } from './queries-job.ts';
import { reportOf } from './report.ts';

/** Who began a job, as they are now. */
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
  /** How many records were read; answers whether to go on: false once the job is cancelled. */
  progress: (done: number) => Promise<boolean>;
}

/** A job that reads records and makes a file. It starts again when its process ended: it writes nothing but its file. */
export interface FileJob {
  permission: Permission;
  /** null: it was cancelled. */
  run: (db: Db, part: Run) => Promise<MadeFile | null>;
}

/** The jobs by name. Stored jobs contain these names, so a name never changes. */
export type FileJobs = Readonly<Record<string, FileJob>>;

/** How long a file can be downloaded by the person who began its job. */
const fileMs = dayMs;

/** Runs a job of this kind to its end. FAILED: who began it is suspended or has lost the permission meanwhile. */
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
    progress: (done) => noteProgress(db, { id, done, now: clock() }),
  });
  if (file === null) return end('CANCELLED');
  await withTransaction(db, async (db) => {
    if ((await lockOpenJob(db, id)) === undefined) return;
    const now = clock();
    await insertFile(db, { jobId: id, ...file, expiresAt: new Date(now.getTime() + fileMs) });
    await endJob(db, { id, state: 'DONE', report: { ...report, changed: file.rows }, now });
  });
}
