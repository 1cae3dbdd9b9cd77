import { runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '#database/connect.ts';

export interface Job {
  /** The task's name, which never changes: a new payload format needs a new name. */
  task: string;
  payload?: Record<string, unknown>;
  /** At once if omitted. */
  runAt?: Date;
  /** A job with the same key replaces a pending one. */
  key?: string;
}

/** Adds a job in the open transaction: it exists if and only if the transaction commits. */
export async function enqueue(db: Db, job: Job): Promise<void> {
  await sql`
    select graphile_worker.add_job(${job.task}::text, payload => ${JSON.stringify(job.payload ?? {})}::json,
      run_at => ${job.runAt ?? null}::timestamptz, job_key => ${job.key ?? null}::text)`.execute(db);
}

/** Creates or updates the tables of the job queue; they must exist before the first `enqueue`. */
export async function prepareJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool });
}
