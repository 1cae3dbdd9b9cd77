import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

export interface NewFile {
  jobId: string;
  name: string;
  bytes: Buffer;
  rows: number;
  expiresAt: Date;
}

export async function insertFile(db: Db, { jobId, name, bytes, rows, expiresAt }: NewFile): Promise<void> {
  await db
    .insertInto('staff_job_files')
    .values({ job_id: jobId, name, bytes, rows, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('job_id').doNothing())
    .execute();
}

/** Returns the file of a job until it expires. */
export async function findFile(
  db: ReadDb,
  { jobId, now }: { jobId: string; now: Date },
): Promise<{ name: string; bytes: Buffer; rows: number } | undefined> {
  return db
    .selectFrom('staff_job_files')
    .select(['name', 'bytes', 'rows'])
    .where('job_id', '=', jobId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteExpiredFiles(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('staff_job_files').where('expires_at', '<=', now).execute();
}

export interface FileRow {
  job_id: string;
  kind: string;
  name: string;
  rows: number;
  requested_by: number;
  requester: string;
  made_at: Date;
  expires_at: Date;
}

/** Returns the stored files, latest first; with `staffId` only those requested by them. */
export async function selectFiles(
  db: ReadDb,
  { staffId, now }: { staffId: number | null; now: Date },
): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select f.job_id, j.kind, f.name, f.rows, j.requested_by, s.name as requester,
      coalesce(j.ended_at, j.requested_at) as made_at, f.expires_at
    from staff_job_files f join staff_jobs j on j.id = f.job_id join staff s on s.id = j.requested_by
    where f.expires_at > ${now} and (${staffId}::bigint is null or j.requested_by = ${staffId}::bigint)
    order by made_at desc, j.number desc limit 200`.execute(db);
  return rows;
}

/** Returns whether a file was deleted; with `staffId` only one requested by them. */
export async function deleteFile(
  db: Db,
  { jobId, staffId, now }: { jobId: string; staffId: number | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    delete from staff_job_files f using staff_jobs j
    where j.id = f.job_id and f.job_id = ${jobId}::uuid and f.expires_at > ${now}
      and (${staffId}::bigint is null or j.requested_by = ${staffId}::bigint) returning f.job_id`.execute(db);
  return rows.length > 0;
}
