import type { Db } from '#database/connect.ts';
import { startJob } from '#server/bulk/start-job.ts';
import type { Count } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import type { ExportJob } from './export-jobs.ts';

/** Above this number of rows, a file takes longer than a request may and is made by a job. */
export const maxRows = 1000;
const maxOfJob = 100_000;

interface Started {
  caller: StaffCaller;
  count: Count | null;
  kind: string;
  payload: Omit<ExportJob, 'language'>;
  now: Date;
}

/** Starts the job that exports a long list. Refuses with EXPORT_TOO_LARGE. */
export async function start(
  db: Db,
  { caller: { staff, language }, count, kind, payload, now }: Started,
): Promise<{ jobId: string }> {
  if (count?.isExact) requireFew(count, maxOfJob);
  const total = count?.value ?? 0;
  const jobId = await startJob(db, {
    kind,
    staffId: staff.id,
    payload: { ...payload, language },
    total,
    now,
  });
  if (jobId === undefined) throw new Error('a job without a predecessor was not stored');
  return { jobId };
}

/** Refuses with EXPORT_TOO_LARGE. */
export function requireFew(count: { value: number } | null, limit: number): void {
  if (count !== null && count.value > limit)
    throw new Refusal('EXPORT_TOO_LARGE', { rows: count.value, limit });
}
