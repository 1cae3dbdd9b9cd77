import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findFile } from './queries-file.ts';
import { findJob } from './queries-job.ts';
import type { MadeFile } from './file-job.ts';

/** Returns the file of the caller's own job. Refuses with NOT_FOUND if there is none, it has expired, or the job is somebody else's. */
export async function requireOwnFile(
  db: ReadDb,
  { id, staffId, now }: { id: string; staffId: number; now: Date },
): Promise<MadeFile & { kind: string }> {
  const job = await findJob(db, id);
  const file = job?.requested_by === staffId ? await findFile(db, { jobId: id, now }) : undefined;
  if (job === undefined || file === undefined) throw new Refusal('NOT_FOUND');
  return { ...file, kind: job.kind };
}
