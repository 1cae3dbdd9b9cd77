import type { Db } from '#database/connect.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { insertWaitingVerification } from './queries-head.ts';

export const verifyRequestedTask = 'verify-audit-as-requested';

/** Has the chain of the audit verified by a job: of a million entries that takes longer than a call may. */
export async function startVerification(db: Db, requested: { staffId: number; now: Date }): Promise<void> {
  await insertWaitingVerification(db, requested);
  await enqueue(db, { task: verifyRequestedTask, key: verifyRequestedTask });
}
