import type { Db } from '#database/connect.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { insertWaitingVerification } from './queries-head.ts';

export const verifyRequestedTask = 'verify-audit-as-requested';

/** Requests a verification of the audit chain by a job: verifying a million entries takes longer than a request may. */
export async function startVerification(db: Db, requested: { staffId: number; now: Date }): Promise<void> {
  await insertWaitingVerification(db, requested);
  await enqueue(db, { task: verifyRequestedTask, key: verifyRequestedTask });
}
